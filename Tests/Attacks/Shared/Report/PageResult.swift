/// How one page's run in one mode came out.
package struct PageResult: Codable, Hashable {
  package var id: String
  package var group: String
  package var mode: RunMode
  package var findings: [Finding]
  /// Whether the engine was asked for what the page is about.
  package var isLive: Bool
  /// Why it is known not to be live; nil if it is thought to be.
  package var dead: String?
  /// All that happened, in order.
  package var history: [String]
  package var milliseconds: Int
}

extension PageResult {
  package init(
    _ page: AttackPage, mode: RunMode, history: [String], findings: [Finding], isLive: Bool,
    milliseconds: Int
  ) {
    self.init(
      id: page.id, group: page.group, mode: mode, findings: findings, isLive: isLive,
      dead: page.dead, history: history, milliseconds: milliseconds)
  }

  /// A page that could not be run to its end.
  package init(broken page: AttackPage, mode: RunMode, why: String) {
    self.init(
      page, mode: mode, history: [],
      findings: [Finding(kind: .broken, witness: "run", text: why)], isLive: false, milliseconds: 0)
  }
}
