/// One page of the corpus, all placeholders filled in: what it tries, what to do with it, what a
/// right gate does.
package struct AttackPage: Hashable, Sendable {
  /// `group/file.variant.trigger@destination`, each part after the file only where there is one.
  package var id: String
  /// The folder: one row of the table.
  package var group: String
  /// What the page tries, in a sentence.
  package var tries: String
  /// What a right gate does, in a sentence.
  package var right: String
  /// Where the idea comes from.
  package var source: String
  /// The policy file's name, without its ending.
  package var policy: String
  /// What the user and the host app do, in order.
  package var steps: [WrittenStep]
  /// What is served.
  package var sections: [Section]
  /// What must be seen.
  package var expected: Expectation
  /// How long nothing may happen until the page counts as done, in milliseconds.
  package var quiet: Int
  /// Why the engine never asks for this page's jump; nil if it does.
  package var dead: String?
  /// Whether the system has nothing to open an address with.
  package var hasNoHandler: Bool
  /// Whether the host app lets pages open windows that nobody tapped for.
  package var opensFreely: Bool
  /// Why the page is not run in this engine; nil if it is.
  package var leftOut: String?

  /// Where the page begins.
  package var start: String { sections[0].address }
}

/// A step and the words it was read from.
package struct WrittenStep: Hashable, Sendable {
  package var text: String
  package var step: Step
}

/// One answer of the network.
package struct Section: Hashable, Sendable {
  /// Scheme, host and path with query.
  package var address: String
  /// The HTTP status, in digits.
  package var status: String
  /// Further headers, in order.
  package var headers: [Header]
  /// The body; raw bytes are written as text.
  package var body: String
}

/// A header of an answer.
package struct Header: Hashable, Sendable {
  package var name: String
  package var value: String
}
