/// The Bidi rule, which every label of a domain must meet once one holds right-to-left text.
///
/// Source: <https://www.rfc-editor.org/rfc/rfc5893.html#section-2>
enum BidiRule {
  /// Whether a label holds a code point that makes its domain a bidirectional one.
  static func isRightToLeft(_ label: [UInt32]) -> Bool {
    label.contains { scalar in
      switch bidiClass(scalar) {
      case .rightToLeft, .arabicLetter, .arabicNumber: true
      default: false
      }
    }
  }

  /// Whether a label that is not empty meets the rule.
  static func isMet(by label: [UInt32]) -> Bool {
    let classes = label.map(bidiClass)
    guard let end = classes.last(where: { $0 != .nonspacingMark }) else { return false }
    switch classes[0] {
    case .rightToLeft, .arabicLetter: return isRightToLeftLabel(classes, end: end)
    case .leftToRight: return isLeftToRightLabel(classes, end: end)
    default: return false
    }
  }

  private static func isRightToLeftLabel(
    _ classes: [UnicodeLabelTable.BidiClass], end: UnicodeLabelTable.BidiClass
  ) -> Bool {
    let ends: [UnicodeLabelTable.BidiClass] = [
      .rightToLeft, .arabicLetter, .europeanNumber, .arabicNumber,
    ]
    return ends.contains(end)
      && !classes.contains(where: { $0 == .leftToRight || $0 == .other })
      && !(classes.contains(.europeanNumber) && classes.contains(.arabicNumber))
  }

  private static func isLeftToRightLabel(
    _ classes: [UnicodeLabelTable.BidiClass], end: UnicodeLabelTable.BidiClass
  ) -> Bool {
    let excluded: [UnicodeLabelTable.BidiClass] = [
      .rightToLeft, .arabicLetter, .arabicNumber, .other,
    ]
    return (end == .leftToRight || end == .europeanNumber)
      && !classes.contains(where: excluded.contains)
  }

  private static func bidiClass(_ scalar: UInt32) -> UnicodeLabelTable.BidiClass {
    UnicodeLabelTable.properties(of: scalar).bidiClass
  }
}
