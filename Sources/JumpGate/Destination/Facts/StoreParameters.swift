/// What a parameter of the stores says.
enum StoreParameterMeaning: Sendable {
  /// An app id, or a list of them, on pages that may have one.
  case id
  /// An id of anything that is sold, on pages that may have one and on purchases.
  case adamID
  /// An address whose page is shown.
  case address
  /// An action, by name.
  case action
  /// The kind of content, by number or by name.
  case medium
  /// The platform of the web store.
  case platform
  /// An app, by what is no id.
  case bundle
  /// The type of what is reviewed.
  case type
}

/// One parameter.
struct StoreParameter: Fact {
  let name: StaticString
  let meaning: StoreParameterMeaning
  let source: FactSource

  init(_ name: StaticString, _ meaning: StoreParameterMeaning, _ source: FactSource) {
    self.name = name
    self.meaning = meaning
    self.source = source
  }

  var key: FactKey { FactKey(name) }
}

/// What the value of an action or a medium says.
enum StoreValueMeaning: Sendable {
  /// A product page, by `ids`.
  case lookup
  /// The review sheet of a product page.
  case writeReview
  /// Apps, not music and the like.
  case software
}

/// One value.
struct StoreValue: Fact {
  let value: StaticString
  let meaning: StoreValueMeaning
  /// The platform that it says, or nil.
  let platform: String?
  let source: FactSource

  init(
    _ value: StaticString, _ meaning: StoreValueMeaning, _ source: FactSource,
    platform: String? = nil
  ) {
    self.value = value
    self.meaning = meaning
    self.platform = platform
    self.source = source
  }

  var key: FactKey { FactKey(value) }
}

/// Parameters of the stores' pages and their values.
///
/// `pt`, `ct`, `at`, `uo`, `ls`, `ign-mpt`, `itscg`, `itsct`, `ppid`, `eventid`, `genreId`,
/// `popId` and `build` look like ids and are none; they are in no row.
enum StoreParameters {
  static let index = FactIndex([
    StoreParameter("id", .id, .chromiumStoreLinks),
    StoreParameter("ids", .id, .publicCode),
    StoreParameter("i", .id, .appleLinkPresentation),
    StoreParameter("a", .id, .appleLinkPresentation),
    StoreParameter("adamid", .adamID, .publicCode),
    StoreParameter("salableadamid", .adamID, .publicCode),
    StoreParameter("appadamid", .adamID, .publicCode),
    StoreParameter("url", .address, .publicCode),
    StoreParameter("action", .action, .publicCode),
    StoreParameter("mt", .medium, .appleURLBag),
    StoreParameter("media", .medium, .appleURLBag),
    StoreParameter("app", .medium, .appleURLBag),
    StoreParameter("platform", .platform, .publicCode),
    StoreParameter("bundleidentifier", .bundle, .publicCode),
    StoreParameter("type", .type, .shiguangji),
  ])

  static let actions = FactIndex([
    StoreValue("lookup", .lookup, .publicCode),
    StoreValue("write-review", .writeReview, .publicCode),
    StoreValue("today", .software, .publicCode),
    StoreValue("updates", .software, .publicCode),
    StoreValue("watchcategory", .software, .publicCode),
    StoreValue("software", .software, .publicCode),
  ])

  /// Types of what is reviewed that are apps.
  static let types = FactIndex([
    StoreValue("purple software", .software, .shiguangji),
    StoreValue("purple+software", .software, .shiguangji),
    StoreValue("software", .software, .generalKnowledge),
  ])

  static let media = FactIndex([
    StoreValue("8", .software, .appleURLBag),
    StoreValue("12", .software, .appleURLBag, platform: "mac"),
    StoreValue("software", .software, .appleURLBag),
    StoreValue("watch", .software, .appleURLBag, platform: "watch"),
    StoreValue("messages", .software, .appleURLBag, platform: "messages"),
  ])

  /// Whether a parameter holds the address whose page is shown.
  static func isAddress(_ key: ByteView) -> Bool { index.row(ofEncoded: key)?.meaning == .address }

  /// Whether a parameter names an action.
  static func isAction(_ key: ByteView) -> Bool { index.row(ofEncoded: key)?.meaning == .action }

  /// The one action of the install service that installs nothing, spelt exactly so.
  static let purchaseTest: StaticString = "purchaseIntent"

  /// What stands before the digits of an id in a path, alone or with the digits.
  static let idPrefix: StaticString = "id"
  /// What stands before the digits of an id in the path of a feed.
  static let idPrefixInFeeds: StaticString = "id="
}
