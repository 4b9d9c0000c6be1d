import Foundation
import Testing

@testable import JumpGate

/// Every case of the Web Platform Tests' `urltestdata.json`.
@Suite struct AddressConformanceTests {
  @Test func everyAddressHasTheComponentsOfTheStandard() throws {
    let data = try WebPlatformData("urltestdata.json")
    var failures = 0
    var changed = 0
    for entry in data.cases {
      let input = try #require(entry["input"] as? String)
      let base = entry["base"] as? String
      let name = "<\(input)> against <\(base ?? "")>"
      let address = parse(input, base: base)
      if data.copy == .older, hasChanged(entry, address) {
        changed += 1
      } else if entry["failure"] as? Bool == true {
        failures += 1
        #expect(address == nil, "\(name) must fail")
      } else if let address {
        check(address, entry, name)
      } else {
        Issue.record("\(name) must not fail")
      }
    }
    switch data.copy {
    case .current: #expect((data.cases.count, failures, changed) == (891, 267, 0))
    case .older: #expect((data.cases.count, failures, changed) == (820, 264, 10))
    }
  }

  /// Whether the standard changed since the older copy: it refused invalid Punycode and kept `^`
  /// in paths.
  private func hasChanged(_ entry: [String: Any], _ address: Address?) -> Bool {
    guard let address else { return false }
    guard let href = entry["href"] as? String else { return address.hostReadingVaries }
    return href.contains("^") && address.href.contains("%5E")
  }

  /// Parses as the constructor of `URL` does: a base that is no address is a failure.
  private func parse(_ input: String, base: String?) -> Address? {
    guard let base else { return try? Address(input) }
    guard let base = try? Address(base) else { return nil }
    return try? Address(input, base: base)
  }

  private func check(_ address: Address, _ entry: [String: Any], _ name: String) {
    let port = address.port.map { "\($0)" } ?? ""
    let parts: [(String, String)] = [
      ("href", address.href),
      ("protocol", address.scheme + ":"),
      ("username", address.username),
      ("password", address.password),
      ("hostname", address.hostname),
      ("hostname", address.host?.description ?? ""),
      ("host", address.hostname + (port.isEmpty ? "" : ":" + port)),
      ("port", port),
      ("pathname", address.path),
      ("search", address.query.map { $0.isEmpty ? "" : "?" + $0 } ?? ""),
      ("hash", address.fragment.map { $0.isEmpty ? "" : "#" + $0 } ?? ""),
      ("origin", address.origin.description),
    ]
    for (key, value) in parts where key != "origin" || entry[key] != nil {
      #expect(value == entry[key] as? String, "\(key) of \(name)")
    }
    let again = try? Address(address.href)
    #expect(again?.href == address.href, "\(name) is its own serialization")
    #expect(again?.layout.pathStart == address.layout.pathStart)
  }
}
