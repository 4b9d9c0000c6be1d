/// What a rule is about: a set of destinations.
///
/// ```swift
/// Pattern.listedApp
/// Pattern.kind(.deepLink)
/// Pattern.scheme("alipays")
/// try Pattern(parsing: "host:*.shop.example")
/// ```
public struct Pattern: Sendable, Hashable {
  /// The forms of a pattern.
  public enum Form: Sendable, Hashable {
    /// A product page of a listed app, never through a redirector.
    case listedApp
    /// A product page of this app.
    case app(AppID)
    /// Any destination of this kind.
    case kind(DestinationKind)
    /// Any address of this scheme, in lower case.
    case scheme(String)
    /// Any http or https address of these hosts.
    case host(HostPattern)
    /// Not a pattern. A policy that holds it blocks everything; see ``Policy/problems``.
    case invalid(String, PatternError)
  }

  /// The form.
  public let form: Form

  /// Makes a pattern of a form.
  public init(_ form: Form) {
    self.form = form
  }

  /// A product page of a listed app, never through a redirector.
  public static let listedApp = Pattern(.listedApp)

  /// A product page of this app.
  public static func app(_ id: AppID) -> Pattern { Pattern(.app(id)) }

  /// Any destination of this kind.
  public static func kind(_ kind: DestinationKind) -> Pattern { Pattern(.kind(kind)) }

  /// Any address of this scheme, written without its colon.
  public static func scheme(_ name: String) -> Pattern { Pattern("scheme:\(name)") }

  /// Any http or https address of this host, or with `*.` of its proper sub-domains.
  public static func host(_ pattern: String) -> Pattern { Pattern("host:\(pattern)") }

  /// Reads a pattern; what is none becomes ``Form/invalid(_:_:)``.
  init(_ string: String) {
    do {
      self = try Pattern(parsing: string)
    } catch {
      form = .invalid(string, error)
    }
  }

  /// What is wrong with it; nil if nothing is.
  public var error: PatternError? {
    if case .invalid(_, let error) = form { error } else { nil }
  }

  /// Whether whatever it matches can be loaded in a web view.
  public var isAlwaysLoadable: Bool {
    switch form {
    case .kind(let kind): kind == .web
    case .scheme(let name): LoadableScheme.isLoadable(name)
    case .host: true
    case .listedApp, .app, .invalid: false
    }
  }
}

extension Pattern: CustomStringConvertible {
  /// The pattern as policy files write it.
  public var description: String {
    switch form {
    case .listedApp: "listed-app"
    case .app(let id): "app:\(id)"
    case .kind(let kind): "kind:\(kind.rawValue)"
    case .scheme(let name): "scheme:\(name)"
    case .host(let pattern): "host:\(pattern)"
    case .invalid(let text, _): text
    }
  }
}
