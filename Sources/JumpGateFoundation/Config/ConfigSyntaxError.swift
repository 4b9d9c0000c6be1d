/// Why bytes are no JSON or no property list, and where.
package struct ConfigSyntaxError: Error, Sendable, Hashable {
  /// What is wrong, as a clause that can follow a place.
  package let message: String
  /// Where, in bytes from the start; nil where it has no place.
  package let offset: Int?

  init(_ message: String, at offset: Int?) {
    self.message = message
    self.offset = offset
  }
}
