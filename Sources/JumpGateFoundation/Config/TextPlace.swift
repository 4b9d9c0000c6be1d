/// A place in a text file, for people.
struct TextPlace: Sendable, Hashable {
  /// The line, from 1.
  let line: Int
  /// The column in Unicode scalars, from 1.
  let column: Int

  /// Finds the line and column of a byte.
  init(of offset: Int, in bytes: [UInt8]) {
    var line = 1
    var column = 1
    for byte in bytes.prefix(offset) {
      if byte == 0x0A {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
    self.line = line
    self.column = column
  }
}
