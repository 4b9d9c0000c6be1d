internal import JumpGate

/// What a policy could permit in the best of cases, for what can't see who asks.
struct PolicyPermits {
  private let policy: Policy
  private let withoutRules: Policy
  private let permittingPatterns: [Pattern]
  /// The apps that it could let out: the listed ones, and those that a permitting rule names.
  let apps: [AppID]

  init(_ policy: Policy) {
    self.policy = policy
    withoutRules = Policy(apps: [], otherwise: policy.preset, defaults: policy.defaults)
    permittingPatterns = policy.rules.filter(\.isPermitting).flatMap(\.to)
    let named = permittingPatterns.compactMap { pattern in
      if case .app(let id) = pattern.form { id } else { nil }
    }
    apps = Set(policy.apps.apps.map(\.id) + named).sorted { $0.rawValue < $1.rawValue }
  }

  /// Whether an address of a store scheme that names no app of ``apps`` could get out.
  func exits(to entry: StoreFacts.Entry) -> Bool {
    policy.hostSchemes.contains(entry.name)
      || entry.kinds.contains { best($0, of: entry.name) != .block }
      || permittingPatterns.contains { $0.isAbout(entry, scheme: entry.name) }
  }

  /// Whether a page of a store's host could be loaded in the view.
  func loads(from entry: StoreFacts.Entry) -> Bool {
    policy.rules.filter { $0.then == .allow }.flatMap(\.to).contains {
      $0.isAbout(entry, scheme: nil)
    } || entry.kinds.contains { policy.defaults[$0] == .allow }
  }

  /// What happens to a kind on a tap in the main frame where no rule matches: by its default, else
  /// by the preset's answer to a sample.
  private func best(_ kind: DestinationKind, of scheme: String) -> Action {
    if let action = policy.defaults[kind] { return action }
    let sample = kind == .appStoreProduct ? "\(scheme)://apps.apple.com/app/id1" : "\(scheme):x"
    return withoutRules.verdict(
      for: JumpRequest(sample, from: "https://page.example", frame: .main, tap: .live)
    ).action
  }
}

extension Pattern {
  /// Whether it may match an address of a scheme or host that names no app of its own.
  fileprivate func isAbout(_ entry: StoreFacts.Entry, scheme: String?) -> Bool {
    switch form {
    case .kind(let kind): entry.kinds.contains(kind)
    case .scheme(let name): scheme.map { $0 == name } ?? (name == "http" || name == "https")
    case .host: scheme == nil
    case .listedApp, .app: false
    case .invalid: true
    }
  }
}
