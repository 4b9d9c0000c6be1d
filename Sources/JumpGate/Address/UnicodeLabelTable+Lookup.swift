extension UnicodeLabelTable {
  /// How text runs, in the order that the generator numbers the classes.
  enum BidiClass: UInt16 {
    case leftToRight, rightToLeft, arabicLetter, arabicNumber, europeanNumber
    case europeanSeparator, commonSeparator, europeanTerminator, otherNeutral
    case boundaryNeutral, nonspacingMark, other
  }

  /// How letters join, in the order that the generator numbers the types.
  enum JoiningType: UInt16 { case none, left, right, dual, transparent }

  /// What the rules for labels ask of a code point.
  struct Properties {
    let rawValue: UInt16

    var combiningClass: Int { Int(rawValue & 0xFF) }
    var bidiClass: BidiClass { BidiClass(rawValue: rawValue >> 8 & 0xF) ?? .other }
    var joiningType: JoiningType { JoiningType(rawValue: rawValue >> 12 & 0x7) ?? .none }
    var isMark: Bool { rawValue >> 15 == 1 }
  }

  /// The properties of a code point that is valid; of no meaning for others.
  static func properties(of scalar: UInt32) -> Properties {
    let entry = starts[starts.lastIndex(ofRangeHolding: scalar)]
    return Properties(rawValue: properties[Int(entry >> 21)])
  }

  /// Whether the data of a code point is younger than Unicode 15.0, that of WebKitGTK 2.50.
  static func isRecent(_ scalar: UInt32) -> Bool {
    guard let first = recent.first, scalar >= first else { return false }
    return recent.lastIndex(ofRangeHolding: scalar) % 2 == 0
  }
}

extension [UInt32] {
  /// The last element whose low 21 bits are at most a code point; 0 if there is none.
  func lastIndex(ofRangeHolding scalar: UInt32) -> Int {
    var low = 0
    var high = count
    while high - low > 1 {
      let middle = (low + high) / 2
      if self[middle] & 0x1F_FFFF <= scalar { low = middle } else { high = middle }
    }
    return low
  }
}
