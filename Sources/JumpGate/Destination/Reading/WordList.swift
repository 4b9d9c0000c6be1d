/// Words apart by blanks, as a row of a table holds them.
enum WordList {
  /// Whether a key, percent-decoded and without regard to case, is among the words.
  static func contains(_ key: ByteView, in list: StaticString) -> Bool {
    guard list.hasPointerRepresentation, !key.isEmpty else { return false }
    return list.withUTF8Buffer { buffer in
      let words = ByteView(buffer)
      let first = key[0].asciiLowercased
      var start = 0
      while start < words.count {
        let end = words.index(of: UInt8(ascii: " "), from: start)
        // The first letter tells most words apart.
        if words[start] == first || first == UInt8(ascii: "%"),
          isSame(DecodedBytes(key), words.part(start, end))
        {
          return true
        }
        start = end + 1
      }
      return false
    }
  }

  private static func isSame(_ key: DecodedBytes, _ word: ByteView) -> Bool {
    var index = 0
    for byte in key {
      guard index < word.count, byte.asciiLowercased == word[index] else { return false }
      index += 1
    }
    return index == word.count
  }
}
