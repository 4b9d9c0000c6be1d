import Foundation
import JumpGate
import Testing

@testable import JumpGateFoundation

@Test func theReferencePolicyInAFileEqualsTheOneBuiltInSwift() throws {
  let built = Policy(
    apps: AppList(apps: [ListedApp(try appID(1_000_000_001), name: "Sample")]), otherwise: .standard
  ) {
    Rule.open(.listedApp, when: .tap, id: "listed")
    Rule.ask(
      .kind(.appStoreProduct), .kind(.appStoreOther), .kind(.testflight), when: .tap,
      id: "store-ask")
    Rule.open(.scheme("tel"), .scheme("sms"), .scheme("mailto"), when: .tap, id: "contact")
  }
  #expect(try Policy(contentsOf: TestData.file("p0.json")) == built)
}

@Test func everyKeyOfAPolicyIsRead() throws {
  let json = """
    {
      "version": 1, "preset": "strict", "mode": "report",
      "apps": [{"id": "1234567890", "name": "Example"}, {"id": 5}, {"id": "1234567890"}],
      "hostSchemes": ["mraid", "MyApp"],
      "appLinkHosts": ["Shop.Example", "*.bücher.example"],
      "rules": [
        {"id": "pay", "to": ["scheme:AliPays", "host:*.Shop.example", "app:7", "kind:redirector"],
         "from": ["*.Partner.example", "bücher.example"], "when": ["tap", "main-frame"],
         "tap": "carried", "then": "ask", "yes": "sheet"},
        {"id": "bridge", "to": ["scheme:mraid"], "then": "host"},
        {"id": "no-more", "to": ["listed-app"], "from": ["ads.example"], "when": [], "then": "block"}
      ],
      "defaults": {"testflight": "ask", "web": "allow"}
    }
    """
  let expected = Policy(
    preset: .strict, mode: .report,
    apps: AppList(apps: [
      ListedApp(try appID(1_234_567_890), name: "Example"), ListedApp(try appID(5), name: nil),
    ]),
    hostSchemes: ["mraid", "myapp"],
    appLinkHosts: [
      try HostPattern(parsing: "shop.example"), try HostPattern(parsing: "*.xn--bcher-kva.example"),
    ],
    rules: [
      Rule(
        id: "pay",
        to: [.scheme("alipays"), .host("*.shop.example"), .app(try appID(7)), .kind(.redirector)],
        from: ["*.partner.example", "xn--bcher-kva.example"], when: [.tap, .mainFrame],
        tap: .carried, then: .ask, yes: .sheet),
      Rule(
        id: "bridge", to: [.scheme("mraid")], from: [], when: [], tap: .live, then: .host,
        yes: .open),
      Rule(
        id: "no-more", to: [.listedApp], from: ["ads.example"], when: [], tap: .live,
        then: .block, yes: .open),
    ],
    defaults: [.testflight: .ask, .web: .allow])
  let file = try PolicyFile(json.utf8)
  #expect(file.policy == expected)
  #expect(file.policy.apps.name(of: try appID(1_234_567_890)) == "Example")
  #expect(file.format == .json)
  #expect(!file.isArticleList)
}

@Test func aPolicyWithNothingInItIsStandardAndEnforced() throws {
  let policy = try PolicyFile(#"{"version": 1}"#.utf8).policy
  #expect(policy == Policy(apps: AppList(), otherwise: .standard))
  #expect(policy.mode == .enforce)
}

@Test func theArticlesListIsReadInEveryFormatAndSpelling() throws {
  let object: [[String: Any]] = [
    ["appName": "A", "appId": "1234567890"], ["appName": "B", "appId": 9_223_372_036_854_775_807],
    ["appName": "C", "appId": "id42"], ["appName": "", "appId": 7], ["appId": "id9"],
    ["appName": "A", "appId": "id1234567890"], ["appName": "天氣", "appId": 8],
  ]
  let apps = [
    ListedApp(try appID(1_234_567_890), name: "A"), ListedApp(try appID(.max), name: "B"),
    ListedApp(try appID(42), name: "C"), ListedApp(try appID(7), name: nil),
    ListedApp(try appID(9), name: nil), ListedApp(try appID(8), name: "天氣"),
  ]
  let expected = Policy(apps: AppList(apps: apps), otherwise: .article)
  let xml = try PropertyListSerialization.data(fromPropertyList: object, format: .xml, options: 0)
  let binary = try PropertyListSerialization.data(
    fromPropertyList: object, format: .binary, options: 0)
  let json = try JSONSerialization.data(withJSONObject: object)
  let files: [(Data, PolicyFileFormat)] = [
    (xml, .xmlPropertyList), (binary, .binaryPropertyList), (json, .json),
  ]
  for (data, format) in files {
    for name in ["AppDownload.plist", "list", "list.json", "Liste 1.txt"] {
      try TestData.withFile(name, data) { (url: URL) throws in
        #expect(try Policy(articleList: url) == expected)
        #expect(try Policy(contentsOf: url) == expected)
        #expect(try PolicyFile(contentsOf: url).format == format)
        #expect(try PolicyFile(contentsOf: url).isArticleList)
      }
    }
  }
}

@Test func theExamplesOfTheRepositoryAreRead() throws {
  let examples = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Examples")
  let list = try Policy(articleList: examples.appendingPathComponent("Article/AppDownload.plist"))
  #expect(list.preset == .article)
  #expect(list.apps.count == 2)
  let news = try Policy(contentsOf: examples.appendingPathComponent("Policies/news.json"))
  #expect(news.rules.map(\.id) == ["no-apps-from-frames"])
}

@Test func aLeadingIDIsAcceptedInTheArticlesListOnly() throws {
  #expect(try PolicyFile(#"[{"appName": "A", "appId": "id5"}]"#.utf8).policy.apps.count == 1)
  #expect(throws: PolicyFileError.self) {
    try PolicyFile(#"{"version": 1, "apps": [{"id": "id5"}]}"#.utf8)
  }
}

@Test func aPolicyIsNoArticlesList() throws {
  try TestData.withFile("p.json", #"{"version": 1}"#.utf8) { (url: URL) throws in
    #expect(
      throws: PolicyFileError(
        "is a policy; an array of dictionaries with appName and appId is expected")
    ) { try Policy(articleList: url) }
  }
}

@Test func aFileThatCannotBeReadIsAnErrorThatNamesIt() throws {
  for (path, why) in [
    ("/nonexistent/policy.json", "there is no such file"), ("/", "it is a directory"),
  ] {
    let url = URL(fileURLWithPath: path)
    let words = "the file \"\(path)\" can't be read: \(why)"
    #expect(throws: PolicyFileError("\"\(path)\" can't be read: \(why)")) {
      try Policy(contentsOf: url)
    }
    let errors: [(any Error)?] = [
      #expect(throws: PolicyFileError.self) { try PolicyFile(contentsOf: url) },
      #expect(throws: PolicyFileError.self) { try Policy(articleList: url) },
      #expect(throws: PolicyFileError.self) { try PolicyCases(contentsOf: url) },
    ]
    #expect(errors.map { $0.map { "\($0)" } } == [words, words, words])
  }
  try TestData.withFile("policy.json", #"{"version": 1}"#.utf8) { (url: URL) throws in
    let elsewhere = try #require(URL(string: "https://site.example" + url.path))
    #expect(throws: PolicyFileError("is no file but an address elsewhere")) {
      try Policy(contentsOf: elsewhere)
    }
  }
}

@Test func theEmptyNameOfAFileMakesNoDifferenceToABrokenOne() throws {
  try TestData.withFile("list.plist", "not a property list".utf8) { (url: URL) throws in
    #expect(throws: PolicyFileError.self) { try Policy(contentsOf: url) }
  }
}

@Test func aHundredThousandIDsAreReadAndMatchedExactly() throws {
  let ids = (0..<100_000).map { 1_000_000_007 &* UInt64($0) % 9_999_999_967 + 1 }
  #expect(Set(ids).count == 100_000)
  let entries = ids.map { "{\"id\":\"\($0)\"}" }.joined(separator: ",")
  let apps = try PolicyFile("{\"version\":1,\"apps\":[\(entries)]}".utf8).policy.apps
  #expect(apps.count == 100_000)
  let listed = Set(ids)
  for id in ids {
    #expect(apps.contains(try #require(AppID(id))))
    let next = try #require(AppID(id + 1))
    #expect(apps.contains(next) == listed.contains(id + 1))
  }
}
