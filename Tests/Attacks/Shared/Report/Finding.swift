/// What is wrong with a page's run.
package struct Finding: Codable, Hashable {
  package enum Kind: String, Codable, Hashable {
    /// Something got out, or may have: a witness saw what a right gate does not let happen.
    case escaped
    /// Something that must happen did not.
    case stopped
    /// The gate said something else than it should, though nothing got out or was stopped by it.
    case differs
    /// The page was not run to its end.
    case broken
  }

  package var kind: Kind
  /// Which witness says so: `launcher`, `network`, `view`, `event` or `run`.
  package var witness: String
  package var text: String
}
