/// What sets a page's script off.
///
/// `$BEGIN` and `$END` in a page are replaced by its two halves.
struct Trigger: Hashable {
  var name: String
  var begin: String
  var end: String
  /// What the user does, `%` standing for the place.
  var steps: String
  /// What the gate may count the user's act for.
  var tap: String
  /// Time the page needs after the user's act beyond the usual, in milliseconds.
  var takes = 0

  static let all: [String: Trigger] = Dictionary(
    uniqueKeysWithValues: list.map { ($0.name, $0) })

  private static let list = [
    Trigger(name: "load", begin: "(() => {", end: "})();", steps: "", tap: "none"),
    Trigger(
      name: "timer", begin: "setTimeout(() => {", end: "}, 60);", steps: "", tap: "none", takes: 60),
    Trigger(
      name: "tap", begin: "go.addEventListener('click', (event) => {", end: "});",
      steps: "tap %", tap: "live"),
    Trigger(
      name: "press", begin: "go.addEventListener('pointerdown', (event) => {", end: "});",
      steps: "tap %", tap: "live"),
    Trigger(
      name: "key",
      begin: "go.tabIndex = 0; go.focus(); go.addEventListener('keydown', (event) => {",
      end: "});", steps: "key Return", tap: "live"),
    Trigger(
      name: "soon", begin: "go.addEventListener('click', () => setTimeout(() => {",
      end: "}, 400));", steps: "tap %", tap: "live", takes: 450),
    Trigger(
      name: "late", begin: "go.addEventListener('click', () => setTimeout(() => {",
      end: "}, 1300));", steps: "tap %", tap: "lapsed", takes: 1350),
    Trigger(
      name: "fetch", begin: "go.addEventListener('click', async () => { await fetch('/wait/1300');",
      end: "});", steps: "tap %", tap: "lapsed", takes: 1500),
    Trigger(
      name: "swipe", begin: "go.addEventListener('pointerup', (event) => {", end: "});",
      steps: "drag % 60,0", tap: "none"),
    Trigger(
      name: "hover", begin: "go.addEventListener('mousemove', (event) => {",
      end: "}, { once: true });",
      steps: "move %", tap: "none"),
  ]
}
