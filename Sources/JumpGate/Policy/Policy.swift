/// Which jumps may happen: listed apps, ordered rules, a default for each kind.
///
/// Immutable.
///
/// ```swift
/// let shop = Policy(apps: [AppID("1234567890")!], otherwise: .standard) {
///   Rule.open(.scheme("alipays"), from: "*.shop.example", when: .tap, .mainFrame,
///     tap: .carried, id: "pay")
///   Rule.block(.kind(.deepLink), when: .subFrame, id: "no-apps-from-frames")
/// }
/// ```
///
/// The first rule that matches decides; then, for `hostSchemes`, the host app; then the default of the
/// kind; then the preset.
///
/// > Note: A policy with a mistake in it (see ``problems``) blocks everything.
public struct Policy: Sendable, Hashable {
  /// What happens to what no rule and no default decides.
  public let preset: Preset
  /// Whether verdicts are carried out or only logged.
  public let mode: PolicyMode
  /// The listed apps.
  public let apps: AppList
  /// Schemes that the host app's own delegate handles, in lower case.
  public let hostSchemes: [String]
  /// Hosts whose links are to stay in the web view although an app claims them.
  public let appLinkHosts: [HostPattern]
  /// The rules, in order.
  public let rules: [Rule]
  /// What happens to a kind that no rule decides, whoever asks for it.
  ///
  /// With the presets `standard` and `strict`, what it lets out needs a live tap.
  public let defaults: [DestinationKind: Action]
  /// Schemes that the host app itself is registered for, in lower case; an adapter fills them in.
  public private(set) var ownSchemes: [String] = []
  /// The mistakes in it.
  public let problems: [PolicyProblem]
  /// The conditions that any rule has: only these need evaluating.
  let usedConditions: ConditionSet
  /// What of each rule is tried first, in order.
  let outlines: [RuleOutline]
  /// What ``defaults`` holds, by the kind's ordinal.
  let defaultActions: [Action?]
  /// The table of hosts, the same for every policy.
  let hosts = HostTable.shared
  /// The decision about any web page that holds nothing else, whoever asks; nil if it depends.
  let decisionOnPages: Decision?

  /// Makes a policy with everything written out.
  public init(
    preset: Preset, mode: PolicyMode, apps: AppList, hostSchemes: [String],
    appLinkHosts: [HostPattern], rules: [Rule], defaults: [DestinationKind: Action]
  ) {
    self.preset = preset
    self.mode = mode
    self.apps = apps
    self.hostSchemes = hostSchemes.map { $0.lowercased() }
    self.appLinkHosts = appLinkHosts
    self.rules = rules
    self.defaults = defaults
    usedConditions = rules.reduce(into: []) { $0.formUnion($1.conditions) }
    outlines = rules.map { RuleOutline($0) }
    defaultActions = DestinationKind.allCases.map { defaults[$0] }
    problems = PolicyProblem.all(
      apps: apps, rules: rules, defaults: defaults, hostSchemes: self.hostSchemes)
    let isSettled = problems.isEmpty && rules.isEmpty && defaults[.web] == nil
    decisionOnPages = isSettled ? Self.decisionOnPages(preset) : nil
  }

  /// What a preset decides about web pages, if it is the same for everyone.
  private static func decisionOnPages(_ preset: Preset) -> Decision? {
    guard preset.response(for: .web) == .always(.allow) else { return nil }
    return Decision(action: .allow, source: .preset(.web), reason: .staysHere)
  }

  /// Makes a policy in code.
  ///
  /// - Parameters:
  ///   - apps: the listed apps.
  ///   - preset: what happens to what no rule and no default decides.
  ///   - mode: whether verdicts are carried out or only logged.
  ///   - hostSchemes: schemes that the host app's own delegate handles.
  ///   - appLinkHosts: hosts whose links are to stay in the web view although an app claims them.
  ///   - defaults: what happens to a kind that no rule decides.
  ///   - rules: the rules; the first that matches decides.
  public init(
    apps: some Sequence<AppID>, otherwise preset: Preset, mode: PolicyMode = .enforce,
    hostSchemes: [String] = [], appLinkHosts: [HostPattern] = [],
    defaults: [DestinationKind: Action] = [:], @RuleBuilder rules: () -> [Rule] = { [] }
  ) {
    self.init(
      preset: preset, mode: mode, apps: AppList(apps), hostSchemes: hostSchemes,
      appLinkHosts: appLinkHosts, rules: rules(), defaults: defaults)
  }

  /// Makes a policy in code from a list with names.
  public init(
    apps: AppList, otherwise preset: Preset, mode: PolicyMode = .enforce,
    hostSchemes: [String] = [], appLinkHosts: [HostPattern] = [],
    defaults: [DestinationKind: Action] = [:], @RuleBuilder rules: () -> [Rule] = { [] }
  ) {
    self.init(
      preset: preset, mode: mode, apps: apps, hostSchemes: hostSchemes,
      appLinkHosts: appLinkHosts, rules: rules(), defaults: defaults)
  }

  /// The same policy for an app that is registered for these schemes: what is not in
  /// ``hostSchemes`` is blocked, since a page must not drive the app's deep links.
  public func forApp(registeredFor schemes: some Sequence<String>) -> Policy {
    var copy = self
    copy.ownSchemes = schemes.map { $0.lowercased() }
    return copy
  }

  /// Whether links to this address are to stay in the web view although an app claims them.
  public func keepsAppLink(_ address: Address) -> Bool {
    (address.layout.scheme == .http || address.layout.scheme == .https)
      && appLinkHosts.contains { $0.matches(address) }
  }
}
