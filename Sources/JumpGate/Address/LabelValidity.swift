/// The validity criteria of a label that do not concern the whole domain.
///
/// Normalization is seen to by the caller.
/// Source: <https://www.unicode.org/reports/tr46/#Validity_Criteria>
enum LabelValidity {
  /// Whether a label begins with no mark and no `xn--`, and holds valid code points only, its
  /// joiners where they may stand.
  static func isMet(by label: [UInt32]) -> Bool {
    guard let first = label.first else { return true }
    guard !UnicodeLabelTable.properties(of: first).isMark,
      !label.starts(with: "xn--".unicodeScalars.lazy.map(\.value))
    else { return false }
    for (index, scalar) in label.enumerated() {
      guard scalar != 0x2E, IDNAMappingTable.isValid(scalar) else { return false }
      if scalar == 0x200C || scalar == 0x200D, !isJoinerAllowed(at: index, in: label) {
        return false
      }
    }
    return true
  }

  /// Source: <https://www.rfc-editor.org/rfc/rfc5892.html#appendix-A>.
  private static func isJoinerAllowed(at index: Int, in label: [UInt32]) -> Bool {
    guard index > 0 else { return false }
    let virama = 9
    if UnicodeLabelTable.properties(of: label[index - 1]).combiningClass == virama { return true }
    guard label[index] == 0x200C else { return false }
    let before = firstOpaque(label[..<index].reversed())
    let after = firstOpaque(label[(index + 1)...])
    return (before == .left || before == .dual) && (after == .right || after == .dual)
  }

  /// The joining type of the first code point that is not transparent.
  private static func firstOpaque(
    _ scalars: some Sequence<UInt32>
  ) -> UnicodeLabelTable.JoiningType {
    for scalar in scalars {
      let type = UnicodeLabelTable.properties(of: scalar).joiningType
      if type != .transparent { return type }
    }
    return .none
  }
}
