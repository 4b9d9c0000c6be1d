import JumpGate
import JumpGateFoundation
import Testing

/// Policies with pairs of rules made at random; whatever lint says of them is tried.
struct RandomRules {
  private var random: SplitMix

  init(seed: UInt64) { random = SplitMix(seed: seed) }

  private static let patterns = [
    "listed-app", "app:5", "app:7", "scheme:http", "scheme:https", "scheme:wss", "scheme:file",
    "scheme:tel", "scheme:itms-apps", "scheme:itms", "scheme:amzn", "scheme:altstore",
    "scheme:intent", "scheme:itms-services", "host:b.example", "host:*.example",
  ]
  private static let kinds = DestinationKind.allCases.map { "kind:\($0.rawValue)" }
  private static let conditions = [
    "tap", "no-tap", "main-frame", "sub-frame", "cross-host", "same-host",
  ]
  private static let hosts = ["a.example", "*.example", "b.example"]

  private mutating func some(_ words: [String], _ counts: [Int]) -> [String] {
    Set((0..<random.pick(counts)).map { _ in random.pick(words) }).sorted()
  }

  private mutating func rule(_ id: String, to: [String]) throws -> Rule {
    let then = random.pick([Action.block, .ask, .open, .allow])
    return Rule(
      id: id, to: try to.map { try Pattern(parsing: $0) },
      from: try some(Self.hosts, [0, 0, 1]).map { try OriginPattern(parsing: $0) },
      when: some(Self.conditions, [0, 1, 1, 2]).compactMap { Condition(rawValue: $0) },
      tap: random.pick([.live, .live, .carried]), then: then, yes: .open)
  }

  mutating func policy() throws -> Policy {
    let to = some(random.pick([Self.patterns, Self.kinds]), [1, 2])
    let same = random.below(2) == 0
    let first = try rule("a", to: to)
    let second = try rule("b", to: same ? to : some(Self.patterns, [1]))
    let product = random.pick([nil, Action.open, .ask, .allow])
    return Policy(
      preset: random.pick([.standard, .article]), mode: .enforce, apps: AppList([try appID(5)]),
      hostSchemes: [], appLinkHosts: [], rules: [first, second],
      defaults: product.map { [.appStoreProduct: $0] } ?? [:])
  }
}
