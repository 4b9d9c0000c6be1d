/// A small generator of repeatable random values.
///
/// Source: <https://prng.di.unimi.it/splitmix64.c>
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  mutating func below(_ bound: Int) -> Int {
    Int(next() % UInt64(max(bound, 1)))
  }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[below(elements.count)]
  }

  /// Text of several scripts, with marks that formats must escape.
  mutating func text() -> String {
    let parts = [
      "a", "Z", "9", " ", "<", ">", "&", "\"", "'", "\\", "é", "語", "😀", "\u{2028}", "]]>",
    ]
    return (0..<below(24)).map { _ in pick(parts) }.joined()
  }
}
