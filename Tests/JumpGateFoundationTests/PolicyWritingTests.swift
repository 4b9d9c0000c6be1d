import Foundation
import JumpGate
import Testing

@testable import JumpGateFoundation

/// Policies of every shape that is no mistake.
private struct PolicyMaker {
  var random: SplitMix

  mutating func some<Value>(_ most: Int, _ make: (inout PolicyMaker) throws -> Value) rethrows
    -> [Value]
  {
    try (0..<random.below(most + 1)).map { _ in try make(&self) }
  }

  mutating func name() -> String? {
    let text = random.text().filter { $0 != "\u{2028}" }
    return text.allSatisfy(\.isWhitespace) ? nil : text
  }

  mutating func id() throws -> AppID {
    try appID(Int64(random.next() >> UInt64(1 + random.below(60))) | 1)
  }

  mutating func host() -> String {
    (random.below(2) == 0 ? "*." : "")
      + random.pick([
        "shop.example", "bücher.example", "a.b.c.example", "xn--fsq.example", "日本.example",
      ])
  }

  mutating func pattern(_ then: Action) throws -> Pattern {
    let scheme = Pattern.scheme(random.pick(["alipays", "x-a.b+c", "tel", "Fb123"]))
    switch then {
    case .allow: return random.pick([.kind(.web), .host(host()), .scheme("https")])
    case .host: return .scheme("mraid")
    default:
      return random.pick([
        .listedApp, .app(try id()), .kind(random.pick(DestinationKind.allCases)), scheme,
        .host(host()),
      ])
    }
  }

  mutating func rule(_ number: Int) throws -> Rule {
    let then = random.pick(Action.allCases)
    return Rule(
      id: "rule-\(number)-ä<&>\"", to: try [pattern(then)] + some(3) { try $0.pattern(then) },
      from: some(2) { OriginPattern(stringLiteral: $0.host()) },
      when: some(4) { $0.random.pick(Condition.allCases) },
      tap: random.pick(Rule.TapReach.allCases), then: then,
      yes: then == .ask ? random.pick([.open, .sheet]) : .open)
  }

  mutating func policy() throws -> Policy {
    let kinds = some(4) { $0.random.pick(DestinationKind.allCases) }
    let count = random.below(6)
    return Policy(
      preset: random.pick(Preset.allCases), mode: random.pick(PolicyMode.allCases),
      apps: AppList(apps: try some(8) { ListedApp(try $0.id(), name: $0.name()) }),
      hostSchemes: ["mraid"] + some(2) { $0.random.pick(["myapp", "app.two+x"]) },
      appLinkHosts: try some(2) { try HostPattern(parsing: $0.host()) },
      rules: try (0..<count).map { try rule($0) },
      defaults: Dictionary(
        kinds.map { ($0, random.pick([.block, .ask, .open, .sheet])) },
        uniquingKeysWith: { first, _ in first }))
  }
}

@Test func jsonToPropertyListToJSONIsTheIdentityForRandomPolicies() throws {
  var maker = PolicyMaker(random: SplitMix(seed: 1))
  for _ in 0..<300 {
    let policy = try maker.policy()
    try #require(policy.problems == [])
    let json = policy.json()
    let fromJSON = try PolicyFile(json.utf8)
    #expect(fromJSON.policy == policy)
    let list = fromJSON.policy.propertyList()
    let fromList = try PolicyFile(list.utf8)
    #expect(fromList.format == .xmlPropertyList)
    #expect(fromList.policy.json() == json)
    #expect(fromList.policy.propertyList() == list)
    let object = try PropertyListSerialization.propertyList(from: Data(list.utf8), format: nil)
    let binary = try PropertyListSerialization.data(
      fromPropertyList: object, format: .binary, options: 0)
    #expect(try PolicyFile(binary).policy == policy)
  }
}

@Test func theCanonicalFormIsWrittenWithKeysInAFixedOrder() throws {
  let source = """
    {"defaults":{"web":"allow","testflight":"ask"},"rules":[{"then":"ask","yes":"sheet","tap":
    "carried","when":["tap"],"from":["*.shop.example"],"to":["listed-app"],"id":"a"}],"appLinkHosts"
    :["shop.example"],"hostSchemes":["mraid"],"apps":[{"name":"A \\u0026 B","id":5},{"id":6}],
    "mode":"report","version":1}
    """
  let policy = try PolicyFile(source.utf8).policy
  let json = """
    {
      "version": 1,
      "preset": "standard",
      "mode": "report",
      "apps": [
        { "id": "5", "name": "A & B" },
        { "id": "6" }
      ],
      "hostSchemes": [ "mraid" ],
      "appLinkHosts": [ "shop.example" ],
      "rules": [
        {
          "id": "a",
          "to": [ "listed-app" ],
          "from": [ "*.shop.example" ],
          "when": [ "tap" ],
          "tap": "carried",
          "then": "ask",
          "yes": "sheet"
        }
      ],
      "defaults": { "testflight": "ask", "web": "allow" }
    }

    """
  #expect(policy.json() == json)
  #expect(
    policy.propertyList().contains(
      "\t\t<dict>\n\t\t\t<key>id</key>\n\t\t\t<string>5</string>\n\t\t\t<key>name</key>\n"
        + "\t\t\t<string>A &amp; B</string>\n\t\t</dict>\n"))
}

@Test func theArticlesListIsConvertedToAPolicy() throws {
  let list = #"[{"appName": "A", "appId": "id5"}]"#
  let policy = try PolicyFile(list.utf8).policy
  #expect(
    policy.json()
      == "{\n  \"version\": 1,\n  \"preset\": \"article\",\n  \"mode\": \"enforce\",\n"
      + "  \"apps\": [\n    { \"id\": \"5\", \"name\": \"A\" }\n  ]\n}\n")
  #expect(try PolicyFile(policy.json().utf8).policy == policy)
}
