/// The address of a product page as JumpGate opens it: rebuilt from the id and from those
/// parameters of the page's address that are well-formed and occur once.
struct StoreLink {
  /// The rebuilt address.
  let href: String

  /// The parameters that are kept, in this order, and their form.
  ///
  /// Source: App Store Connect Help, "Manage campaign links"; Apple's "Custom product pages"; Apple
  /// Developer Documentation, "Requesting App Store reviews". Read 2026.
  private static let kept: [(name: String, isWellFormed: @Sendable (Substring.UTF8View) -> Bool)] =
    [
      ("pt", { isDigits($0, upTo: 20) }),
      ("ct", { isToken($0, upTo: 100) }),
      ("at", { isToken($0, upTo: 40) }),
      ("mt", { isDigits($0, upTo: 2) }),
      ("ppid", isUUID),
      ("action", { $0.elementsEqual("write-review".utf8) }),
    ]

  init(id: AppID, query: String) {
    let pairs = query[...].utf8.split { $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: ";") }
    let words = Self.kept.compactMap { name, isWellFormed in
      Self.onlyValue(of: name, in: pairs).flatMap {
        isWellFormed($0) ? "\(name)=\(Substring($0))" : nil
      }
    }
    let suffix = words.isEmpty ? "" : "?" + words.joined(separator: "&")
    href = "https://apps.apple.com/app/id\(id)\(suffix)"
  }

  /// The value of a parameter that occurs once; nil if it doesn't.
  private static func onlyValue(
    of name: String, in pairs: [Substring.UTF8View]
  ) -> Substring.UTF8View? {
    let prefix = "\(name)=".utf8
    let values = pairs.filter { $0.starts(with: prefix) }.map { $0.dropFirst(prefix.count) }
    return values.count == 1 ? values[0] : nil
  }

  private static func isDigits(_ value: Substring.UTF8View, upTo limit: Int) -> Bool {
    (1...limit).contains(value.count) && value.allSatisfy { (0x30...0x39).contains($0) }
  }

  /// Letters, digits, `.`, `_`, `~`, `-`, `+` and `%20`.
  private static func isToken(_ value: Substring.UTF8View, upTo limit: Int) -> Bool {
    guard (1...limit).contains(value.count) else { return false }
    var rest = value
    while let byte = rest.first {
      if rest.starts(with: "%20".utf8) {
        rest = rest.dropFirst(3)
      } else if isAlphanumeric(byte) || "._~-+".utf8.contains(byte) {
        rest = rest.dropFirst()
      } else {
        return false
      }
    }
    return true
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
  }

  /// 8-4-4-4-12 hexadecimal digits.
  @Sendable
  private static func isUUID(_ value: Substring.UTF8View) -> Bool {
    let groups = value.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    return groups.map(\.count) == [8, 4, 4, 4, 12]
      && groups.allSatisfy { group in
        group.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0 | 0x20) }
      }
  }
}
