/// Why a string is no address: the standard's validation error that means failure, and where.
///
/// Source: <https://url.spec.whatwg.org/#validation-error>
public struct AddressError: Error, Sendable, Hashable {
  /// The kinds of failure, named as the standard names them.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case missingScheme = "missing-scheme-non-relative-URL"
    case domainToASCII = "domain-to-ASCII"
    case domainInvalidCodePoint = "domain-invalid-code-point"
    case hostInvalidCodePoint = "host-invalid-code-point"
    case hostMissing = "host-missing"
    case ipv4 = "IPv4-non-numeric-part"
    case ipv6 = "IPv6-invalid"
    case port = "port-invalid"
    case tooLong = "too-long"
  }

  /// What is wrong.
  public let kind: Kind
  /// Where, in UTF-8 code units from the start of the input.
  public let offset: Int

  /// Makes an error of a kind at an offset in UTF-8 code units.
  public init(_ kind: Kind, at offset: Int) {
    self.kind = kind
    self.offset = offset
  }
}
