extension PageFile {
  /// The file as an engine reads it for one combination.
  ///
  /// A line's name may end in a mark, `tap[apple]` or `tap[apple sandboxed]`: the engine it is for
  /// and, if it is for some combinations only, their variant, trigger or destination. Where a mark
  /// is met its lines take the place of all of that name without one; elsewhere they are not there.
  func read(by engine: CorpusEngine, _ combination: Combination) -> PageFile {
    let names = [
      engine.rawValue, combination.variant?.name, combination.trigger?.name,
      combination.target?.name,
    ]
    var file = self
    file.fields = fields.filter { $0.mark.allSatisfy(names.contains) }
    let marked = Set(file.fields.filter { !$0.mark.isEmpty }.map(\.word))
    file.fields.removeAll { $0.mark.isEmpty && marked.contains($0.word) }
    return file
  }

  /// Sees that every mark can be met: a misspelt one would be passed over in silence.
  func checkMarks() throws(CorpusError) {
    let variants = fields.filter { $0.word == "variant" }.map { String($0.name.dropFirst(8)) }
    let names = Set(variants + words("trigger") + words("to"))
    for field in fields where !field.mark.isEmpty {
      if Self.unmarked.contains(field.word) {
        throw error("\(field.word) is the same for all engines", line: field.line)
      }
      if CorpusEngine(rawValue: field.mark[0]) == nil
        || !names.isSuperset(of: field.mark.dropFirst())
      {
        throw error("no such mark: \(field.mark.joined(separator: " "))", line: field.line)
      }
    }
  }

  private static let unmarked: Set = ["tries", "right", "source", "to", "trigger", "variant"]
}
