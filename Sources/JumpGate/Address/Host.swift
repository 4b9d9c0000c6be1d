/// A host of an address.
///
/// Source: <https://url.spec.whatwg.org/#host-representation>
public enum Host: Sendable, Hashable {
  /// A domain in ASCII form, lower case.
  case domain(String)
  /// An IPv4 address.
  case ipv4(UInt32)
  /// An IPv6 address as serialized, without brackets.
  case ipv6(String)
  /// The host of a scheme that is not special, percent-encoded, case kept.
  case opaque(String)
  /// The empty host.
  case empty
}

extension Host: CustomStringConvertible {
  /// The serialization; an IPv6 address in brackets.
  ///
  /// Source: <https://url.spec.whatwg.org/#concept-host-serializer>
  public var description: String {
    switch self {
    case .domain(let name), .opaque(let name): name
    case .ipv4(let value):
      "\(value >> 24).\(value >> 16 & 255).\(value >> 8 & 255).\(value & 255)"
    case .ipv6(let text): "[\(text)]"
    case .empty: ""
    }
  }
}
