import Foundation

extension PageFile {
  /// What must be seen of one combination.
  func expectation(_ combination: Combination, _ filler: Filler, start: String)
    throws(CorpusError) -> Expectation
  {
    var expected = Expectation(view: filler.plain(values("view").first ?? start))
    let told = fields.filter { $0.name == "jump" || $0.name.hasPrefix("jump ") }
    let tap = values("tap").first ?? combination.trigger?.tap ?? "none"
    let action = try combination.target.map { target throws(CorpusError) in
      try self.action(on: target, tap: tap)
    }
    let frame =
      value("frame", for: combination) ?? (values("column").first == "sub" ? "sub" : "main")
    for field in told where field.value != "none" {
      let line = try jumpLine(field.value, filler, frame: frame).replacingOccurrences(
        of: "$ACTION", with: action ?? "")
      expected.jumps.append(.init(times: try times(field), line: line))
    }
    if let target = combination.target, let action, told.isEmpty {
      expected.jumps = [
        .init(
          times: .exactly(1),
          line: "\(action) \(target.kind) \(target.appID) \(tap) \(frame) \(target.href)")
      ]
    }
    if !values("opens").isEmpty {
      expected.opens = values("opens").filter { $0 != "none" }.map { filler.plain($0) }
    } else if action == "open", let target = combination.target {
      expected.opens = [target.opens]
    }
    if values("handler").first == "none" {
      (expected.unopened, expected.opens) = (expected.opens, [])
    }
    expected.children = values("child").map { filler.plain($0) }
    expected.loads = values("loads").map { filler.plain($0) }
    expected.hosts = Set(words("host"))
    return expected
  }

  /// The table's verdict on a destination for this page's asker.
  private func action(on target: Target, tap: String) throws(CorpusError) -> String {
    let asked = values("column").first
    let column =
      switch tap {
      case "none", "unknown": asked == "sub" || asked == "up" ? "frame" : "none"
      case "live": asked ?? "main"
      case "descendant": "up"
      default: "weak"
      }
    guard let action = target.actions[column] else { throw error("no column \(column)") }
    return action
  }

  private func times(_ field: Field) throws(CorpusError) -> Expectation.Times {
    let count = field.name.dropFirst(4).trimmed
    if count.isEmpty { return .exactly(1) }
    let bounds = count.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    switch (bounds.count, bounds.first ?? nil, bounds.last ?? nil) {
    case (1, let number?, _): return .exactly(number)
    case (2, let least?, let most?) where least < most: return .between(least, most)
    default: throw error("not a count: \(field.name)", line: field.line)
    }
  }

  /// `action kind id tap frame address` of what is written as `action kind id tap address`, or as
  /// `action kind id tap/frame address` where the frame is not the page's usual one.
  private func jumpLine(_ text: String, _ filler: Filler, frame: String) throws(CorpusError)
    -> String
  {
    var words = filler.plain(text).split(separator: " ", maxSplits: 4).map(String.init)
    guard words.count == 5 else {
      throw error("a jump is: action kind id tap address; not: \(text)")
    }
    words[3] =
      words[3].contains("/")
      ? words[3].replacingOccurrences(of: "/", with: " ") : "\(words[3]) \(frame)"
    return words.joined(separator: " ")
  }
}
