extension Address {
  /// Whether two addresses are the same up to the fragment.
  ///
  /// Source: URL Standard, "equals", with "exclude fragments" set.
  package func isSameDocument(as other: Address) -> Bool {
    let mark = UInt8(ascii: "#")
    return href.utf8.prefix { $0 != mark }.elementsEqual(other.href.utf8.prefix { $0 != mark })
  }
}
