/// The parts of an Android intent: `intent://host/path#Intent;scheme=x;package=y;…;end`.
///
/// Source: <https://developer.chrome.com/docs/android/intents>
struct Intent {
  /// The address that it stands for on Android.
  private(set) var target: String?
  /// The store that it is addressed to by package, as the tables name it.
  private(set) var store: String?
  /// The web addresses to go to where no app takes it.
  private(set) var fallbacks: [String] = []

  init(_ view: AddressView) {
    let fragment = ByteView(view.fragment)
    var start = 0
    while start < fragment.count, !fragment.from(start).starts(with: IntentFacts.start) {
      start += 1
    }
    // The values are apart by `;` alone: `&` belongs to them.
    let fields = fragment.from(start + IntentFacts.start.utf8CodeUnitCount)
    var scheme: ByteView?
    for field in QueryPairs(separatedBySemicolons: fields) {
      if field.isNamed(IntentFacts.scheme) { scheme = field.value } else { read(field) }
    }
    guard let scheme else { return }
    let rest = ByteView(view.bytes)
      .part(Int(view.layout.schemeEnd), Int(view.layout.fragmentStart))
    target = Self.decoded(scheme) + rest.text
  }

  private mutating func read(_ field: QueryPair) {
    if field.isNamed(IntentFacts.package) {
      store = OtherStoreSchemes.packageIndex.row(ofEncoded: field.value)?.detail ?? store
    } else if field.isNamed(IntentFacts.fallback) {
      fallbacks.append(Self.decoded(field.value))
    }
  }

  private static func decoded(_ value: ByteView) -> String {
    String(decoding: Array(DecodedBytes(value)), as: UTF8.self)
  }
}
