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
