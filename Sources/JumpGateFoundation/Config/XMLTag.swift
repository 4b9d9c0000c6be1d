/// A start, end or empty-element tag.
struct XMLTag: Sendable, Hashable {
  var name: String
  /// `</name>`.
  var isEnd = false
  /// `<name/>`.
  var isEmpty = false
}
