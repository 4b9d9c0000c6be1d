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
    for field in QueryPairs(separatedBySemicolons: fields) {
      read(field, restOf: view)
    }
  }

  private mutating func read(_ field: QueryPair, restOf view: AddressView) {
    if field.isNamed(IntentFacts.scheme) {
      let rest = ByteView(view.bytes)
        .part(Int(view.layout.schemeEnd), Int(view.layout.fragmentStart))
      target = String(decoding: Array(DecodedBytes(field.value)), as: UTF8.self) + rest.text
    } else if field.isNamed(IntentFacts.package) {
      store = OtherStoreSchemes.packageIndex.row(ofEncoded: field.value)?.detail ?? store
    } else if field.isNamed(IntentFacts.fallback) {
      fallbacks.append(String(decoding: Array(DecodedBytes(field.value)), as: UTF8.self))
    }
  }
}
