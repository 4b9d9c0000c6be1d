import Foundation

extension PageFile {
  /// One combination of what a file is to be tried with.
  struct Combination {
    var variant: (name: String, text: String)?
    var trigger: Trigger?
    var target: Target?
  }

  /// Every page that the file describes.
  ///
  /// - Parameters:
  ///   - group: the folder.
  ///   - name: the file's name without its ending.
  ///   - targets: the table of destinations.
  ///   - engine: the engine that the pages are for.
  func pages(group: String, name: String, targets: [String: Target], engine: CorpusEngine)
    throws(CorpusError) -> [AttackPage]
  {
    var pages: [AttackPage] = []
    for combination in try combinations(targets) {
      pages.append(
        try read(by: engine, combination).page(combination, group: group, name: name))
    }
    return pages
  }

  private func combinations(_ targets: [String: Target]) throws(CorpusError) -> [Combination] {
    let variants = fields.filter { $0.name.hasPrefix("variant ") }.map {
      (name: String($0.name.dropFirst(8)), text: $0.value)
    }
    var found: [Combination] =
      variants.isEmpty ? [Combination()] : variants.map { .init(variant: $0) }
    found = try cross(found, with: words("trigger"), in: Trigger.all) { $0.trigger = $1 }
    return try cross(found, with: words("to"), in: targets) { $0.target = $1 }
  }

  private func cross<Value>(
    _ combinations: [Combination], with names: [String], in table: [String: Value],
    _ set: (inout Combination, Value) -> Void
  ) throws(CorpusError) -> [Combination] {
    if names.isEmpty { return combinations }
    var result: [Combination] = []
    for combination in combinations {
      for name in names {
        guard let value = table[name] else { throw error("there is no \(name)") }
        var next = combination
        set(&next, value)
        result.append(next)
      }
    }
    return result
  }

  private func page(_ combination: Combination, group: String, name: String) throws(CorpusError)
    -> AttackPage
  {
    let filler = Filler(combination)
    let id = [combination.variant?.name, combination.trigger?.name].compactMap { $0 }
    let names = ([name] + id).joined(separator: ".")
    let served = sections.map { filler.fill($0) }
    if let wrong = served.first(where: { Int($0.status) == nil }) {
      throw error("not a status: \(wrong.status)")
    }
    guard let quiet = Int(values("quiet").first ?? "150") else {
      throw error("quiet: not a number")
    }
    let dead = value("dead", for: combination)
    var expected = try expectation(combination, filler, start: served[0].address)
    // What the engine never asks about can't be judged; the other witnesses must agree all the same.
    if dead != nil { (expected.asked, expected.jumps, expected.opens) = (expected.jumps, [], []) }
    return AttackPage(
      id: "\(group)/\(names)" + (combination.target.map { "@\($0.name)" } ?? ""), group: group,
      tries: values("tries")[0], right: values("right")[0], source: values("source")[0],
      policy: values("policy").first ?? "standard", steps: try steps(combination, filler),
      sections: served, expected: expected,
      quiet: quiet + (combination.trigger?.takes ?? 0), dead: dead,
      hasNoHandler: values("handler").first == "none",
      opensFreely: values("windows").first == "free",
      leftOut: values("left-out").first)
  }

  private func steps(_ combination: Combination, _ filler: Filler) throws(CorpusError)
    -> [WrittenStep]
  {
    let place = values("at").first ?? "go"
    var texts =
      combination.trigger.map { [$0.steps.replacingOccurrences(of: "%", with: place)] } ?? []
    texts += values("steps")
    var steps: [WrittenStep] = []
    for text in texts.flatMap({ $0.split(separator: ";") }) where !text.trimmed.isEmpty {
      let filled = filler.plain(text.trimmed)
      guard let step = Step(Substring(filled)) else { throw error("not a step: \(text)") }
      steps.append(WrittenStep(text: filled, step: step))
    }
    return steps
  }

  /// The value of the first line of a name that is written for a combination.
  func value(_ name: String, for combination: Combination) -> String? {
    matching(name, combination).first?.value
  }

  /// The lines of a name whose further words all name parts of a combination.
  private func matching(_ name: String, _ combination: Combination) -> [Field] {
    let names = [combination.variant?.name, combination.trigger?.name, combination.target?.name]
    return fields.filter { field in
      let words = field.name.split(separator: " ").map(String.init)
      return words.first == name && words.dropFirst().allSatisfy { names.contains($0) }
    }
  }
}
