/// What a scheme leads to.
enum SchemeMeaning: Sendable {
  /// A page or document of the web itself: `javascript:`, `data:` and the like.
  case page
  /// http and https: the host decides.
  case network
  /// The App Store, whatever the host.
  case appStore
  /// The App Store if path or query is an app, else music and the like.
  case iTunesStore
  /// Another store client of Apple; an app path still opens the App Store.
  case storeContent
  /// Another app of Apple.
  case appleContent
  case testFlight
  /// Over-the-air install, or a purchase test.
  case installService
  case marketplace
  /// A marketplace if the first part after the scheme is this word, else a deep link.
  case marketplaceIf(StaticString)
  case otherStore
  /// Another store if the first part after the scheme is this word, else a deep link.
  case otherStoreIf(StaticString)
  /// Another browser, with what it opens.
  case browser(BrowserHop)
  /// An Android intent: its target and fallback decide.
  case intent
  /// Another app that writes to or calls somebody: an address in it is content, not a target.
  case contact
  /// Another app.
  case deepLink
}

/// Where a browser's own scheme holds the address that it opens.
enum BrowserHop: Sendable {
  /// Put this in place of the scheme, its colon and the slashes behind it.
  case inPlaceOfScheme(StaticString)
  /// Everything after the colon.
  case afterScheme
  /// The value of this parameter.
  case parameter(StaticString)
}

/// One scheme.
struct SchemeFact: Fact {
  /// What stands before `name`.
  ///
  /// App Review has rejected binaries that contain certain schemes, so
  /// those are kept in two parts; see `scripts/check-strings`.
  let family: StaticString
  let name: StaticString
  let meaning: SchemeMeaning
  let detail: String?
  /// The platform whose store opens, if the scheme says so.
  let platform: String?
  /// Whether an address with it has two slashes, or goes on with one of ``wordsBehind``: it is a word
  /// of texts, too, or base64 for it may have no capital, by which ``HidingPlaces`` knows base64.
  let needsSlashes: Bool
  /// Words apart by blanks with which an address goes on that has no slashes though it needs them.
  let wordsBehind: StaticString
  /// What opens, in words.
  let opens: StaticString
  let source: FactSource

  init(
    _ name: StaticString, _ meaning: SchemeMeaning, _ source: FactSource,
    after family: StaticString = "", detail: String? = nil, platform: String? = nil,
    needsSlashes: Bool = false, before wordsBehind: StaticString = "", opens: StaticString
  ) {
    self.family = family
    self.name = name
    self.meaning = meaning
    self.detail = detail
    self.platform = platform
    self.needsSlashes = needsSlashes
    self.wordsBehind = wordsBehind
    self.opens = opens
    self.source = source
  }

  var key: FactKey { FactKey(family, name) }

  /// Whether text that holds such an address is worth following: it may lead to a store.
  var isWorthFollowing: Bool {
    switch meaning {
    case .page, .appleContent, .contact, .deepLink: false
    case .network, .appStore, .iTunesStore, .storeContent, .testFlight, .installService,
      .marketplace, .marketplaceIf, .otherStore, .otherStoreIf, .browser, .intent:
      true
    }
  }

  /// Whether text that goes on with the scheme and its colon is an address without two slashes:
  /// browsers take `https:host` and stores take `itms-apps:path`, but others are words.
  func beginsAddress(atStart: Bool) -> Bool {
    switch meaning {
    case .network: true
    case .appStore, .iTunesStore, .storeContent, .testFlight, .installService, .marketplace,
      .marketplaceIf, .otherStore, .otherStoreIf:
      atStart && !needsSlashes
    case .page, .appleContent, .browser, .intent, .contact, .deepLink: false
    }
  }
}
