/// Why a host is none, and where in it.
struct HostError: Error {
  var kind: AddressError.Kind
  var offset = 0
}

/// Parses a host and appends its serialization.
///
/// Source: <https://url.spec.whatwg.org/#host-parsing>
enum HostParser {
  struct Parsed {
    var kind: AddressLayout.HostKind
    var readingVaries = false
  }

  /// Appends the serialization of a host that is not empty.
  static func append(
    _ host: UnsafeBufferPointer<UInt8>, isSpecial: Bool, to output: inout [UInt8]
  ) throws(HostError) -> Parsed {
    if host[0] == UInt8(ascii: "[") {
      guard host.count > 1, host[host.count - 1] == UInt8(ascii: "]"),
        let address = IPv6Address(parsing: host.slice(1, host.count - 1))
      else { throw HostError(kind: .ipv6) }
      address.append(to: &output)
      return Parsed(kind: .ipv6)
    }
    guard isSpecial else { return try appendOpaque(host, to: &output) }
    return try appendDomain(host, to: &output)
  }

  /// Opaque-host parser.
  private static func appendOpaque(
    _ host: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]
  ) throws(HostError) -> Parsed {
    for index in 0..<host.count where isForbiddenInHost(host[index]) {
      throw HostError(kind: .hostInvalidCodePoint, offset: index)
    }
    output.append(percentEncoding: host, .c0Control)
    return Parsed(kind: .opaque)
  }

  /// Percent-decodes, maps to ASCII, and reads a number at the end as an IPv4 address.
  private static func appendDomain(
    _ host: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]
  ) throws(HostError) -> Parsed {
    let start = output.count
    let readingVaries = try DomainToASCII.append(host, to: &output)
    for index in start..<output.count where isForbiddenInDomain(output[index]) {
      throw HostError(kind: .domainInvalidCodePoint)
    }
    let number = output.withUnsafeBufferPointer {
      IPv4Address.ending($0.slice(start, $0.count))
    }
    switch number {
    case .none:
      return Parsed(kind: .domain, readingVaries: readingVaries)
    case .invalid:
      throw HostError(kind: .ipv4)
    case .address(let address):
      output.removeSubrange(start...)
      address.append(to: &output)
      return Parsed(kind: .ipv4, readingVaries: readingVaries)
    }
  }

  /// Source: <https://url.spec.whatwg.org/#forbidden-host-code-point>.
  private static func isForbiddenInHost(_ byte: UInt8) -> Bool {
    switch byte {
    case 0, 0x09, 0x0A, 0x0D, UInt8(ascii: " "), UInt8(ascii: "#"), UInt8(ascii: "/"),
      UInt8(ascii: ":"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "?"),
      UInt8(ascii: "@"), UInt8(ascii: "["), UInt8(ascii: "\\"), UInt8(ascii: "]"),
      UInt8(ascii: "^"), UInt8(ascii: "|"):
      true
    default: false
    }
  }

  /// Source: <https://url.spec.whatwg.org/#forbidden-domain-code-point>.
  static func isForbiddenInDomain(_ byte: UInt8) -> Bool {
    byte <= 0x1F || byte == UInt8(ascii: "%") || byte == 0x7F || isForbiddenInHost(byte)
  }
}
