extension IDNAMappingTable {
  /// What a range of the table says, in the order that the generator numbers the kinds.
  private enum Kind: UInt32 {
    case valid, ignored, disallowed
    /// Code points that map to others, one after the other.
    case offset
    /// Pairs, of which the first maps to the second.
    case alternating
    /// Code points that map to one each, in the pool.
    case run
    /// A code point that maps to a text in the pool.
    case text
  }

  /// Whether a code point may stand in a label: valid, or a deviation.
  static func isValid(_ scalar: UInt32) -> Bool {
    guard scalar >= 0x80 else { return !(0x41...0x5A).contains(scalar) }
    let entry = starts[starts.lastIndex(ofRangeHolding: scalar)]
    switch Kind(rawValue: entry >> 21 & 7) {
    case .valid: return true
    case .alternating: return (scalar - entry & 0x1F_FFFF) % 2 == 1
    default: return false
    }
  }

  /// Appends what a code point maps to.
  ///
  /// - Returns: false if the code point is disallowed.
  static func append(_ scalar: UInt32, to mapped: inout [UInt32]) -> Bool {
    guard scalar >= 0x80 else {
      mapped.append((0x41...0x5A).contains(scalar) ? scalar | 0x20 : scalar)
      return true
    }
    let index = starts.lastIndex(ofRangeHolding: scalar)
    let distance = scalar - starts[index] & 0x1F_FFFF
    let number = starts[index] >> 24
    let value = Int(values[index])
    switch Kind(rawValue: starts[index] >> 21 & 7) {
    case .valid: mapped.append(scalar)
    case .ignored: break
    case .offset: mapped.append((number << 16 | UInt32(value)) + distance)
    case .alternating: mapped.append(distance % 2 == 0 ? scalar + 1 : scalar)
    case .run: mapped.append(scalars[value + Int(distance)])
    case .text: append(text[value..<value + Int(number)], to: &mapped)
    case .disallowed, nil: return false
    }
    return true
  }

  private static func append(_ text: ArraySlice<UInt16>, to mapped: inout [UInt32]) {
    for scalar in String(decoding: text, as: UTF16.self).unicodeScalars {
      mapped.append(scalar.value)
    }
  }
}
