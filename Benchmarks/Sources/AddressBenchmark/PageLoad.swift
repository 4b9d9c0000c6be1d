import CAllocations
import JumpGate

/// What a gate decides for an ordinary page load: the page and ten frames, each asked for and
/// answered.
///
/// On Apple systems the adapter's part comes to it; `CostTests` measures the whole on a Mac.
enum PageLoad {
  private static let frames = 10
  private static let page = "https://news.example/world/article-1?ref=home&id=17#top"
  private static let slot = "https://ads.example/slot?page=https%3A%2F%2Fnews.example%2Fworld&w=300"

  /// How many decisions a load takes.
  static let decisions = 2 * (frames + 1)

  /// The median time of a load, in nanoseconds, and whether everything was allowed.
  static func run(rounds: Int) -> (nanoseconds: Double, isAllowed: Bool) {
    var gate = Gate(policy: Policy(apps: [], otherwise: .standard), isPrivate: true)
    var times: [Double] = []
    var isAllowed = true
    for round in 0...rounds {
      let start = thread_nanoseconds()
      for load in 0..<200 {
        let time = GateTime(milliseconds: Int64(round * 200 + load))
        isAllowed = self.load(&gate, at: time) && isAllowed
      }
      times.append(Double(thread_nanoseconds() - start) / 200)
    }
    return (times.dropFirst().sorted()[rounds / 2], isAllowed)
  }

  private static func load(_ gate: inout Gate, at time: GateTime) -> Bool {
    var isAllowed = ask(page, targetsMainFrame: true, &gate, at: time)
    gate.pageCommitted(try? Address(page), at: time)
    for _ in 0..<frames {
      isAllowed = ask(slot, targetsMainFrame: false, &gate, at: time) && isAllowed
    }
    return isAllowed
  }

  private static func ask(
    _ address: String, targetsMainFrame: Bool, _ gate: inout Gate, at time: GateTime
  ) -> Bool {
    let frame = Frame(id: .init("main"), role: .main, origin: nil, ancestors: [])
    let kinds: [Attempt.Kind] = [
      .navigation(targetsMainFrame ? .link : .other),
      .response(mimeType: "text/html", isAttachment: false, filename: "article"),
    ]
    return kinds.allSatisfy { kind in
      let attempt = Attempt(
        UnreadableAddress.parse(address, base: nil), kind: kind, frame: frame,
        targetsMainFrame: targetsMainFrame, engineGesture: nil, isRedirect: nil)
      return gate.judge(attempt, at: time).verdict.action == .allow
    }
  }
}
