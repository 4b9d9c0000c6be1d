import JumpGate
import Testing

@testable import JumpGateFoundation

// Faults that people reported of other programs' lists, one test each, named by its number.

private func policy(_ members: String) throws -> Policy {
  try PolicyFile("{\"version\": 1, \(members)}".utf8).policy
}

private func rule(_ pattern: String, then: String = "open") throws -> Policy {
  let when = then == "allow" ? "" : "\"when\": [\"tap\"], "
  return try policy(
    "\"rules\": [{\"id\": \"r\", \"to\": [\"\(pattern)\"], \(when)\"then\": \"\(then)\"}]")
}

private func verdict(_ url: String, _ policy: Policy, tap: Bool = true) -> Verdict {
  policy.verdict(for: CheckContext(tap: tap).request(for: url))
}

@Test func id05TheIDPrefixIsOneIDInTheArticlesListAndAnErrorElsewhere() throws {
  let id = try appID(1_000_000_001)
  for entry in [#""id1000000001""#, #""1000000001""#, "1000000001"] {
    let list = try PolicyFile("[{\"appName\": \"A\", \"appId\": \(entry)}]".utf8).policy
    #expect(list.apps.contains(id))
  }
  #expect(throws: PolicyFileError.self) { try policy(#""apps": [{"id": "id1000000001"}]"#) }
  #expect(throws: PolicyFileError.self) { try policy(#""apps": [{"id": "undefined"}]"#) }
  #expect(throws: PolicyFileError.self) {
    try PolicyFile(#"[{"appName": "A", "appId": "idundefined"}]"#.utf8)
  }
}

@Test func up09SchemesHaveTheGrammarOfRFC3986() throws {
  for scheme in ["com.12306sample", "openapp.shopdemo", "x+y-z.1", "COM.12306Sample"] {
    let found = verdict("\(scheme)://pay", try rule("scheme:\(scheme)"))
    #expect(found.action == .open)
    #expect(found.rule == "r")
  }
  for scheme in ["12306sample", "a_b", "a b", "a:", "a/", "-a", "ä"] {
    #expect(throws: PolicyFileError.self, "\(scheme)") { try rule("scheme:\(scheme)") }
  }
}

@Test func ps01AHostIsNoPrefix() throws {
  let policy = try rule("host:web.sample", then: "allow")
  #expect(verdict("https://web.sample/", policy).rule == "r")
  for url in [
    "https://web.sample.evil.example/", "https://web.samples/", "https://aweb.sample/",
    "https://a.web.sample/", "https://evil.example/web.sample", "https://web.sample@evil.example/",
  ] {
    #expect(verdict(url, policy).rule != "r", "\(url)")
  }
}

@Test func ps02AnEntryWithAPathIsAnError() {
  for entry in [
    "host:site.example/index.html", "host:site.example/", "host:https://site.example",
    "https://site.example/",
  ] {
    #expect(throws: PolicyFileError.self, "\(entry)") { try rule(entry, then: "allow") }
  }
}

@Test func ps03ARegularExpressionIsAnError() {
  for entry in [
    "http://.*", "https://.*", "host:.*", "host:^.*$", "host:.*\\\\.example", "scheme:http.*", ".*",
  ] {
    #expect(throws: PolicyFileError.self, "\(entry)") { try rule(entry, then: "allow") }
  }
}

@Test func ps05TheHostIsMatchedAndNothingElseOfTheAddress() throws {
  let policy = try rule("host:*.google.com", then: "allow")
  #expect(verdict("https://www.google.com/", policy).rule == "r")
  for url in [
    "https://evil.example/?u=www.google.com/", "https://evil.example/#www.google.com",
    "https://www.google.com.evil.example/", "https://wwwgoogle.com/",
  ] {
    #expect(verdict(url, policy).rule != "r", "\(url)")
  }
}

@Test func ps06SubdomainsOnlyIfWrittenAndAWarningForSharedParents() throws {
  #expect(
    verdict("https://myexample.com/", try rule("host:example.com", then: "allow")).rule != "r")
  #expect(
    verdict("https://a.example.com/", try rule("host:example.com", then: "allow")).rule != "r")
  #expect(
    verdict("https://a.example.com/", try rule("host:*.example.com", then: "allow")).rule == "r")
  #expect(
    verdict("https://example.com/", try rule("host:*.example.com", then: "allow")).rule != "r")
  let shared = try rule("host:*.github.io", then: "allow")
  #expect(PolicyLint.warnings(for: shared).map(\.kind).contains(.sharedParent))
}

@Test func ps07AllowingThePagesAllowsNoOtherScheme() throws {
  let policy = try rule("kind:web", then: "allow")
  #expect(verdict("https://page.example/", policy).rule == "r")
  let call = verdict("tel:+10000000000", policy)
  #expect(call.action == .open)
  #expect(call.rule == "preset:standard/contact")
  #expect(throws: PolicyFileError.self) { try rule("*", then: "allow") }
}

@Test func ps10IDsAreEqualOrNot() throws {
  let policy = try policy(#""apps": [{"id": "100000000"}]"#)
  #expect(verdict("https://apps.apple.com/app/id100000000", policy).action == .open)
  for id in ["1000000001", "10000000", "1000000000", "00100000000"] {
    #expect(verdict("https://apps.apple.com/app/id\(id)", policy).action == .block, "\(id)")
  }
}

@Test func ps13AViewWithoutPersistentStorageCanBeStricter() throws {
  let policy = try policy(
    #""rules": [{"id": "r", "to": ["scheme:tel"], "when": ["private"], "then": "ask"}]"#)
  var request = CheckContext(tap: true).request(for: "tel:1")
  #expect(policy.verdict(for: request).action == .open)
  request.isPrivate = true
  #expect(policy.verdict(for: request).action == .ask)
  request.isPrivate = nil
  #expect(policy.verdict(for: request).action == .ask)
}
