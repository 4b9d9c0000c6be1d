/// Compares what was seen with what must be seen, each witness by itself.
package struct Judgement {
  package private(set) var findings: [Finding] = []
  private let expected: Expectation
  private let seen: Seen

  package init(_ page: AttackPage, seen: Seen) {
    expected = page.expected
    self.seen = seen
    judgeLauncher()
    judgeNetwork(known: page.sections.map(\.address))
    judgeViews()
    judgeEvents()
    judgePrompts()
  }

  private mutating func judgeLauncher() {
    let surplus = Self.subtract(expected.opens, from: seen.opens)
    for address in surplus { add(.escaped, "launcher", "opened \(address)") }
    for address in Self.subtract(seen.opens, from: expected.opens) {
      add(.stopped, "launcher", "did not open \(address)")
    }
    if seen.unopened != expected.unopened {
      add(.differs, "launcher", "found no handler for \(seen.unopened), not \(expected.unopened)")
    }
    if surplus.isEmpty, seen.opens.count == expected.opens.count, seen.opens != expected.opens {
      add(.differs, "launcher", "opened in another order: \(seen.opens)")
    }
  }

  private mutating func judgeNetwork(known addresses: [String]) {
    let own = addresses.compactMap(Self.host).filter { !Self.isStore($0) }
    let hosts = expected.hosts.union(own)
    for request in seen.requests {
      let address = request.split(separator: " ").last.map(String.init) ?? ""
      if Self.host(of: address).map(hosts.contains) != true {
        add(.escaped, "network", "requested \(request)")
      }
    }
    for connection in Set(seen.connections).sorted() {
      let host = connection.prefix { $0 != ":" }
      if !hosts.contains(String(host)) { add(.escaped, "network", "connected to \(connection)") }
    }
    for load in expected.loads where !seen.requests.contains(load) {
      add(.stopped, "network", "did not request \(load)")
    }
  }

  private mutating func judgeViews() {
    if !Self.matches(seen.view, expected.view) {
      add(.escaped, "view", "shows \(seen.view), not \(expected.view)")
    }
    for failure in seen.failures { add(.differs, "view", "failed: \(failure)") }
    for child in Self.subtract(expected.children, from: seen.children) {
      add(.escaped, "view", "a new window shows \(child)")
    }
    for child in Self.subtract(seen.children, from: expected.children) {
      add(.stopped, "view", "no new window shows \(child)")
    }
  }

  private mutating func judgeEvents() {
    var rest = seen.jumps[...]
    for jump in expected.jumps {
      let count = rest.prefix { $0 == jump.line }.count
      switch jump.times {
      case .exactly(let times) where count >= times: rest = rest.dropFirst(times)
      case .between(let least, let most) where count >= least:
        rest = rest.dropFirst(min(count, most))
      case .exactly(let times), .between(let times, _):
        add(.differs, "event", "expected \(times) × \(jump.line), then: \(rest.prefix(3))")
        return
      }
    }
    if !rest.isEmpty { add(.differs, "event", "beyond what was expected: \(rest.prefix(3))") }
  }

  private mutating func judgePrompts() {
    let asks = seen.jumps.count { $0.hasPrefix("ask ") }
    if let questions = seen.questions, questions != asks {
      add(.differs, "prompt", "\(questions) questions were put for \(asks) verdicts")
    }
  }

  private mutating func add(_ kind: Finding.Kind, _ witness: String, _ text: String) {
    findings.append(Finding(kind: kind, witness: witness, text: text))
  }

  private static func subtract(_ some: [String], from all: [String]) -> [String] {
    some.reduce(into: all) { rest, one in
      rest.firstIndex(of: one).map { _ = rest.remove(at: $0) }
    }
  }

  /// Whether an address is the one expected, which may end in `*`.
  private static func matches(_ address: String, _ expected: String) -> Bool {
    expected.hasSuffix("*") ? address.hasPrefix(expected.dropLast()) : address == expected
  }

  /// Whether a host is a store's, which must not be asked though a page has an answer for it.
  ///
  /// A list of its own, so that no fault of the product's is a fault here as well.
  private static func isStore(_ host: String) -> Bool {
    let stores = ["apps.apple.com", "itunes.apple.com", "appsto.re", "play.google.com"]
    return stores.contains { host == $0 || host.hasSuffix("." + $0) }
  }

  private static func host(of address: String) -> String? {
    let parts = address.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, parts[1].isEmpty else { return nil }
    let host = parts[2].prefix { $0 != "/" && $0 != "?" && $0 != ":" }
    return host.isEmpty ? nil : String(host)
  }
}
