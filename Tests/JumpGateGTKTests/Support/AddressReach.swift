#if GTK
  @testable import JumpGate

  /// What we make of a case.
  struct AddressReading {
    let input: String
    let address: Address?

    var href: String? { address?.href }

    /// Whether a host or store path that the engine reads otherwise is marked: no address, or one
    /// whose reading varies.
    func isMarked(where engine: String?) -> Bool {
      guard let address, let engine = engine.flatMap({ try? Address($0) }) else { return true }
      let isAlike = address.scheme == engine.scheme && address.hostname == engine.hostname
      let isSamePath =
        address.path == engine.path || address.path.isEmpty || address.scheme == "file"
      return address.hostReadingVaries || (isAlike && isSamePath)
    }

    init(_ entry: AddressGenerator.Case) {
      input = entry.input
      guard let base = entry.base else {
        address = try? Address(entry.input)
        return
      }
      address = (try? Address(base)).flatMap { try? Address(entry.input, base: $0) }
    }
  }

  /// How often a run reached each part of the standard.
  struct AddressReach: CustomStringConvertible {
    private var counts: [String: Int] = [:]
    private(set) var total = 0

    var description: String {
      "\(total) addresses, "
        + counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
    }

    /// Whether every part was reached by at least one address in a hundred, hard ones by one in
    /// five hundred.
    var isWide: Bool {
      Self.parts.allSatisfy { part in counts[part.name, default: 0] * part.atLeastOneIn >= total }
    }

    private static let parts: [(name: String, atLeastOneIn: Int)] = [
      ("failure", 10), ("domain", 10), ("ipv4", 500), ("ipv6", 500), ("opaque host", 100),
      ("empty host", 100), ("percent-encoded host", 100), ("non-ASCII host", 100),
      ("Punycode", 100),
      ("opaque path", 100), ("file", 100), ("relative", 20), ("tab or newline", 100),
      ("backslash", 20), ("credentials", 100), ("port", 100), ("query", 20), ("fragment", 20),
    ]

    mutating func note(_ entry: AddressGenerator.Case, _ reading: AddressReading) {
      total += 1
      note("tab or newline", entry.input.utf8.contains(where: \.isASCIITabOrNewline))
      note("backslash", entry.input.contains("\\"))
      guard let address = reading.address else { return note("failure", true) }
      let layout = address.layout
      note("domain", layout.hostKind == .domain)
      note("ipv4", layout.hostKind == .ipv4)
      note("ipv6", layout.hostKind == .ipv6)
      note("opaque host", layout.hostKind == .opaque)
      note("empty host", layout.hostKind == .empty)
      let isDomain = layout.hostKind == .domain
      note("percent-encoded host", isDomain && entry.input.contains("%"))
      note("non-ASCII host", isDomain && entry.input.utf8.contains { $0 >= 0x80 })
      note("Punycode", address.hostname.contains("xn--"))
      note("opaque path", layout.hasOpaquePath)
      note("file", layout.scheme == .file)
      note("relative", entry.base != nil && (try? Address(entry.input)) == nil)
      note("credentials", address.hasCredentials)
      note("port", address.port != nil)
      note("query", address.query != nil)
      note("fragment", address.fragment != nil)
    }

    private mutating func note(_ part: String, _ isReached: Bool) {
      if isReached { counts[part, default: 0] += 1 }
    }
  }
#endif
