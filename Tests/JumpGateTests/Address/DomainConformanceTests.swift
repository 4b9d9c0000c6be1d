import Testing

@testable import JumpGate

/// Every case of the Web Platform Tests' files on domain to ASCII.
@Suite struct DomainConformanceTests {
  @Test func everyDomainOfToASCIIMapsAsTheStandardSays() throws {
    let data = try WebPlatformData("toascii.json")
    let changed = try check(data)
    switch data.copy {
    case .current: #expect((data.cases.count, changed) == (87, [:]))
    case .older: #expect((data.cases.count, changed) == (39, [.validity: 6]))
    }
  }

  @Test func everyDomainOfIdnaTestV2MapsAsTheStandardSays() throws {
    let data = try WebPlatformData("IdnaTestV2.json")
    let changed = try check(data)
    switch data.copy {
    case .current: #expect((data.cases.count, changed) == (2671, [:]))
    case .older: #expect((data.cases.count, changed) == (2032, [.validity: 642, .noDomain: 44]))
    }
  }

  /// What the standard or the data changed since the older copy; nothing else may differ.
  private enum Change {
    /// An address whose host the standard refused then: ``Address/hostReadingVaries`` says so.
    case validity
    /// Not the text of one domain, since `?` ends a host in an address; dropped from the data.
    case noDomain
  }

  /// Parses `https://<input>/x`, as the Web Platform Tests do.
  ///
  /// The empty input, which is no host, is mapped by itself.
  private func check(_ data: WebPlatformData) throws -> [Change: Int] {
    var changed: [Change: Int] = [:]
    for entry in data.cases {
      let input = try #require(entry["input"] as? String)
      let output = entry["output"] as? String
      let address = try? Address("https://\(input)/x")
      if data.copy == .older, output == nil, let address {
        guard let change = change(input, address) else {
          Issue.record("<\(input)> must fail: \(entry["comment"] ?? "")")
          continue
        }
        changed[change, default: 0] += 1
      } else if input.isEmpty {
        #expect(output == "")
        #expect(try mapped(input) == "")
      } else {
        #expect(address?.hostname == output, "<\(input)>: \(entry["comment"] ?? "")")
        #expect(address?.href == output.map { "https://\($0)/x" })
      }
    }
    return changed
  }

  private func change(_ input: String, _ address: Address) -> Change? {
    if input.contains("?") || input.isEmpty { return .noDomain }
    return address.hostReadingVaries ? .validity : nil
  }

  private func mapped(_ domain: String) throws -> String {
    var output: [UInt8] = []
    var domain = domain
    domain.withUTF8 { bytes in _ = try? DomainToASCII.append(bytes, to: &output) }
    return String(decoding: output, as: UTF8.self)
  }
}
