extension StoreParameters {
  /// Whether an action shows products by the ids of another parameter.
  static func isLookup(_ value: ByteView) -> Bool {
    guard case .lookup? = actions.row(ofEncoded: value)?.meaning else { return false }
    return true
  }
}

/// What a store's query says.
struct StoreQuery {
  /// What `id`, `ids`, `i` and the like say together.
  private(set) var ids = IDTally()
  /// What the parameters for anything that is sold say together.
  private(set) var adamIDs = IDTally()
  private(set) var isLookup = false
  /// Whether an action is named that shows no product.
  private(set) var hasOtherAction = false
  private(set) var writesReview = false
  /// Whether the query says that this is about apps.
  private(set) var isSoftware = false
  /// Whether the query says that this is about something else than apps.
  private(set) var isAboutOthers = false
  /// Whether an app is named otherwise than by an id.
  private(set) var namesBundle = false
  /// The platform that is named, or else that of the kind of content.
  var platform: String? { namedPlatform ?? platformOfMedium }
  private var namedPlatform: String?
  private var platformOfMedium: String?
  /// Whether an address is named whose page is shown.
  private(set) var hasAddress = false

  /// What all parameters say together that can bear an id.
  var allIDs: IDTally {
    var all = ids
    all.add(adamIDs)
    return all
  }

  init(_ query: ByteView, _ context: inout ClassificationContext) {
    for pair in QueryPairs(query) {
      guard let row = StoreParameters.index.row(ofEncoded: pair.key) else { continue }
      read(pair, as: row, &context)
    }
  }

  private mutating func read(
    _ pair: QueryPair, as row: StoreParameter, _ context: inout ClassificationContext
  ) {
    switch row.meaning {
    case .id:
      Self.addList(pair.value, to: &ids)
      context.note(.idPlace, "the parameter “\(pair.whole.text)” can bear an app id", row.source)
    case .adamID:
      Self.addList(pair.value, to: &adamIDs)
      context.note(.idPlace, "the parameter “\(pair.whole.text)” can bear an app id", row.source)
    case .address: hasAddress = true
    case .action: readAction(pair.value)
    case .medium:
      guard let medium = StoreParameters.media.row(ofEncoded: pair.value) else { break }
      isSoftware = true
      platformOfMedium = medium.platform ?? platformOfMedium
    case .bundle:
      isSoftware = true
      namesBundle = true
    case .type where !pair.value.isEmpty:
      if StoreParameters.types.row(ofEncoded: pair.value) == nil { isAboutOthers = true }
    case .type: break
    case .platform: namedPlatform = PathWords.platformIndex.row(ofEncoded: pair.value)?.detail
    }
  }

  private mutating func readAction(_ value: ByteView) {
    switch StoreParameters.actions.row(ofEncoded: value)?.meaning {
    case .lookup?: isLookup = true
    case .writeReview?: writesReview = true
    case .software?:
      isSoftware = true
      hasOtherAction = true
    case nil where value.isEmpty: break
    case nil: hasOtherAction = true
    }
  }

  /// Adds each id of a list apart by commas, percent-encoded or not.
  private static func addList(_ value: ByteView, to tally: inout IDTally) {
    var bytes = DecodedBytes(value)
    var part = bytes
    var hasMore = true
    while hasMore {
      part = bytes
      var length = 0
      hasMore = false
      while let byte = bytes.next() {
        if byte == UInt8(ascii: ",") {
          hasMore = true
          break
        }
        length += 1
      }
      tally.add(part.prefix(length))
    }
  }
}
