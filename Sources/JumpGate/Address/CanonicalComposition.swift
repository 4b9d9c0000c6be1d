/// Normalization form C.
///
/// The tables know the pairs that compose and no others: what NFC takes apart for good never
/// stands in a mapped domain, and is not valid in a decoded label.
/// Source: <https://www.unicode.org/versions/latest/core-spec/chapter-3/#G49537>
enum CanonicalComposition {
  /// Normalizes code points.
  static func compose(_ scalars: [UInt32]) -> [UInt32] {
    guard scalars.contains(where: { $0 >= 0x300 }) else { return scalars }
    var decomposed: [UInt32] = []
    for scalar in scalars { appendDecomposition(of: scalar, to: &decomposed) }
    order(&decomposed)
    return composed(decomposed)
  }

  private static func appendDecomposition(of scalar: UInt32, to output: inout [UInt32]) {
    if let syllable = Hangul.decomposition(of: scalar) {
      output.append(contentsOf: syllable)
    } else if let pair = CompositionTable.pair(of: scalar) {
      appendDecomposition(of: pair.first, to: &output)
      output.append(pair.second)
    } else {
      output.append(scalar)
    }
  }

  /// Brings marks that follow each other into the order of their combining classes.
  private static func order(_ scalars: inout [UInt32]) {
    var index = 1
    while index < scalars.count {
      let own = combiningClass(scalars[index])
      var place = index
      while own > 0, place > 0, combiningClass(scalars[place - 1]) > own {
        scalars.swapAt(place, place - 1)
        place -= 1
      }
      index += 1
    }
  }

  private static func composed(_ scalars: [UInt32]) -> [UInt32] {
    var output: [UInt32] = []
    var starter: Int?
    var lastClass = 0
    for scalar in scalars {
      let own = combiningClass(scalar)
      if let place = starter, isAdjacent(place, output.count, lastClass, own),
        let composite = composite(output[place], scalar)
      {
        output[place] = composite
        continue
      }
      if own == 0 { starter = output.count }
      lastClass = own
      output.append(scalar)
    }
    return output
  }

  /// Whether nothing between a starter and a code point of some class blocks them.
  private static func isAdjacent(_ starter: Int, _ end: Int, _ last: Int, _ own: Int) -> Bool {
    starter == end - 1 || (last != 0 && last < own)
  }

  private static func composite(_ first: UInt32, _ second: UInt32) -> UInt32? {
    Hangul.composite(first, second) ?? CompositionTable.composite(first, second)
  }

  private static func combiningClass(_ scalar: UInt32) -> Int {
    scalar < 0x300 ? 0 : UnicodeLabelTable.properties(of: scalar).combiningClass
  }
}

/// The syllables of Hangul, which compose by arithmetic.
///
/// Source: <https://www.unicode.org/versions/latest/core-spec/chapter-3/#G24646>
enum Hangul {
  private static let syllables: UInt32 = 0xAC00
  private static let leads: UInt32 = 0x1100
  private static let vowels: UInt32 = 0x1161
  private static let tails: UInt32 = 0x11A7

  /// The letters of a syllable, or nil.
  static func decomposition(of scalar: UInt32) -> [UInt32]? {
    guard scalar >= syllables, scalar < syllables + 11172 else { return nil }
    let index = scalar - syllables
    let pair = [leads + index / 588, vowels + index % 588 / 28]
    return index % 28 == 0 ? pair : pair + [tails + index % 28]
  }

  /// The syllable of two letters, or of a syllable without a tail and a tail.
  static func composite(_ first: UInt32, _ second: UInt32) -> UInt32? {
    if first >= leads, first < leads + 19, second >= vowels, second < vowels + 21 {
      return syllables + ((first - leads) * 21 + second - vowels) * 28
    }
    if first >= syllables, first < syllables + 11172, (first - syllables) % 28 == 0,
      second > tails, second < tails + 28
    {
      return first + second - tails
    }
    return nil
  }
}
