/// How one page's run in one mode came out.
struct PageResult: Codable, Hashable {
  var id: String
  var group: String
  var mode: RunMode
  var findings: [Finding]
  /// Whether the engine was asked for what the page is about.
  var isLive: Bool
  /// Why it is known not to be live; nil if it is thought to be.
  var dead: String?
  /// All that happened, in order.
  var history: [String]
  var milliseconds: Int
}

extension PageResult {
  init(
    _ page: AttackPage, mode: RunMode, history: [String], findings: [Finding], isLive: Bool,
    milliseconds: Int
  ) {
    self.init(
      id: page.id, group: page.group, mode: mode, findings: findings, isLive: isLive,
      dead: page.dead, history: history, milliseconds: milliseconds)
  }

  /// A page that could not be run to its end.
  init(broken page: AttackPage, mode: RunMode, why: String) {
    self.init(
      page, mode: mode, history: [],
      findings: [Finding(kind: .broken, witness: "run", text: why)], isLive: false, milliseconds: 0)
  }
}
