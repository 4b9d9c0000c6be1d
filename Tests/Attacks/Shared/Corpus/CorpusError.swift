/// What is wrong with a file of the corpus.
struct CorpusError: Error, Hashable, CustomStringConvertible {
  var file: String
  var line: Int
  var what: String

  var description: String { "\(file):\(line): \(what)" }
}
