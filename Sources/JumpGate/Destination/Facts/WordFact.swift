/// One word that means something, and what.
struct WordFact: Fact {
  let word: StaticString
  let detail: String?
  let source: FactSource

  init(_ word: StaticString, _ source: FactSource, detail: String? = nil) {
    self.word = word
    self.detail = detail
    self.source = source
  }

  var key: FactKey { FactKey(word) }
}
