/// One page of the corpus, all placeholders filled in: what it tries, what to do with it, what a
/// right gate does.
struct AttackPage: Hashable {
  /// `group/file.variant.trigger@destination`, each part after the file only where there is one.
  var id: String
  /// The folder: one row of the table.
  var group: String
  /// What the page tries, in a sentence.
  var tries: String
  /// What a right gate does, in a sentence.
  var right: String
  /// Where the idea comes from.
  var source: String
  /// The policy file's name, without its ending.
  var policy: String
  /// What the user and the host app do, in order.
  var steps: [WrittenStep]
  /// What is served.
  var sections: [Section]
  /// What must be seen.
  var expected: Expectation
  /// How long nothing may happen until the page counts as done, in milliseconds.
  var quiet: Int
  /// Why the engine never asks for this page's jump; nil if it does.
  var dead: String?

  /// Where the page begins.
  var start: String { sections[0].address }
}

/// A step and the words it was read from.
struct WrittenStep: Hashable {
  var text: String
  var step: Step
}

/// One answer of the network.
struct Section: Hashable {
  /// Scheme, host and path with query.
  var address: String
  /// The HTTP status, in digits.
  var status: String
  /// Further headers, in order.
  var headers: [Header]
  /// The body; raw bytes are written as text.
  var body: String
}

/// A header of an answer.
struct Header: Hashable {
  var name: String
  var value: String
}
