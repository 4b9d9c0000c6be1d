/// Domain to ASCII, with the flags of the URL Standard: not transitional, bidirectional and
/// joiner rules checked, hyphens, STD3 rules and lengths not.
///
/// Source: <https://url.spec.whatwg.org/#concept-domain-to-ascii>,
/// <https://www.unicode.org/reports/tr46/#Processing>
enum DomainToASCII {
  /// The longest domain that is mapped, before and after, as in WebKit.
  ///
  /// DNS ends at 253; without any limit an address of megabytes would keep Punycode busy.
  static let maximumLength = 2048

  /// Percent-decodes a domain, maps it to ASCII and appends it.
  ///
  /// - Returns: whether engines in use may read it otherwise; see ``Address/hostReadingVaries``.
  static func append(
    _ domain: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]
  ) throws(HostError) -> Bool {
    let start = output.count
    appendDecoded(domain, to: &output)
    let decoded = output[start...]
    if decoded.allSatisfy({ $0 < 0x80 }) {
      for index in start..<output.count { output[index] = output[index].asciiLowercased }
      return hasPunycode(output[start...]) && variesAsPunycode(Array(output[start...]))
    }
    let mapped = try map(Array(decoded))
    output.replaceSubrange(start..., with: mapped.ascii)
    return mapped.readingVaries
  }

  /// Whether an engine that validates Punycode, as the standard demanded until 2026, reads a
  /// domain in ASCII and lower case as another one or none.
  private static func variesAsPunycode(_ domain: [UInt8]) -> Bool {
    guard let mapped = try? map(domain) else { return true }
    return mapped.readingVaries || mapped.ascii != domain
  }

  private static func map(
    _ domain: [UInt8]
  ) throws(HostError) -> (ascii: [UInt8], readingVaries: Bool) {
    var labels = try UnicodeLabels(mapping: domain)
    var ascii: [UInt8] = []
    try labels.appendASCII(to: &ascii)
    guard !ascii.isEmpty else { throw HostError(kind: .domainToASCII) }
    guard ascii.count <= maximumLength else { throw HostError(kind: .tooLong) }
    return (ascii, labels.needRecentUnicode)
  }

  /// Appends bytes, `%` and two hexadecimal digits read as one.
  ///
  /// Source: <https://url.spec.whatwg.org/#string-percent-decode>
  private static func appendDecoded(
    _ domain: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]
  ) {
    var index = 0
    while index < domain.count {
      if domain[index] == UInt8(ascii: "%"), index + 2 < domain.count,
        let high = domain[index + 1].hexValue, let low = domain[index + 2].hexValue
      {
        output.append(high << 4 | low)
        index += 3
      } else {
        output.append(domain[index])
        index += 1
      }
    }
  }

  /// Whether a label begins with `xn--`.
  private static func hasPunycode(_ domain: ArraySlice<UInt8>) -> Bool {
    domain.split(separator: UInt8(ascii: ".")).contains { $0.starts(with: "xn--".utf8) }
  }
}
