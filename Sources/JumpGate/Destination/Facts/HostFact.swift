/// What a host leads to.
enum HostMeaning: Sendable {
  /// The App Store, all of it.
  case appStore
  /// The App Store; a path is a name, so that digits alone are no id.
  case appStoreByName
  /// The App Store or other content: path and query decide.
  case iTunes
  /// Other content of Apple's; an app path still shows an app to install.
  case storeContent
  case testFlight
  /// App Clips: code that runs without an install.
  case appClip
  case appleContent
  case otherStore
  case linkService(LinkService)
  /// A web site whose parent domain is something else.
  case web
}

extension HostMeaning {
  /// Whether the host shows the App Store, in the paths that ``ProductGlance`` knows.
  var showsAppStore: Bool {
    switch self {
    case .appStore, .iTunes: true
    case .appStoreByName, .storeContent, .testFlight, .appClip, .appleContent, .otherStore,
      .linkService, .web:
      false
    }
  }
}

/// Which hosts a row is about.
enum HostScope: Sendable {
  /// The domain alone.
  case exact
  /// The domain and everything below it.
  case all
  /// What is below the domain, not the domain itself.
  case below
}

/// One domain, and the paths of it that the row is about.
///
/// In the domain, `#` stands for a run of digits and a last label `*` for the domain of any
/// country (`com`, `de`, `co.jp`).
struct HostFact: Fact {
  let domain: StaticString
  let scope: HostScope
  let meaning: HostMeaning
  let detail: String?
  /// Which paths, as ``PathRule`` reads it; empty: all.
  let paths: StaticString
  /// How these paths can begin.
  let pathStart: PathStart
  let source: FactSource

  init(
    _ domain: StaticString, _ meaning: HostMeaning, _ source: FactSource, scope: HostScope = .all,
    detail: String? = nil, paths: StaticString = ""
  ) {
    self.domain = domain
    self.scope = scope
    self.meaning = meaning
    self.detail = detail
    self.paths = paths
    pathStart = PathStart(of: paths)
    self.source = source
  }

  var key: FactKey { FactKey(domain) }
}
