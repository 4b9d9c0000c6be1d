/// Words apart by blanks, as a row of a table holds them.
enum WordList {
  /// Whether a key, percent-decoded and without regard to case, is among the words.
  static func contains(_ key: ByteView, in list: StaticString) -> Bool {
    guard list.hasPointerRepresentation, !key.isEmpty else { return false }
    return list.withUTF8Buffer { buffer in
      let words = ByteView(buffer)
      var start = 0
      while start < words.count {
        let end = words.index(of: UInt8(ascii: " "), from: start)
        if key.equalsDecoded(words.part(start, end)) { return true }
        start = end + 1
      }
      return false
    }
  }
}
