/// An address as a browser reads it: parsed by the WHATWG URL Standard, never a raw string.
///
/// The initializers are the only way in, so a value of this type is always a valid URL record.
/// Two spellings that a browser reads alike are equal.
///
/// ```swift
/// let address = try Address("ITMS-\tAPPS://Apps.Apple.com/app/id1")
/// address.scheme  // "itms-apps"
/// address.href    // "itms-apps://Apps.Apple.com/app/id1"
/// ```
///
/// Source: <https://url.spec.whatwg.org/#url-representation>
public struct Address: Sendable, Hashable {
  /// The serialization: one buffer that every component is a range of.
  public let href: String
  /// Where the components lie in `href`, in UTF-8 code units.
  let layout: AddressLayout

  /// Whether the WHATWG and the RFC 3986 reading of the raw string give two different hosts.
  ///
  /// > Note: A parser that follows the other standard sees another site. The app id of such an
  /// > address is unknown and no permitting rule matches it.
  public var isAmbiguous: Bool { layout.isAmbiguous }

  init(href: String, layout: AddressLayout) {
    self.href = href
    self.layout = layout
  }

  /// Parses a string, resolved against a base address.
  ///
  /// - Parameters:
  ///   - string: an address as it stands in a page, of any spelling.
  ///   - base: the address of the page, or nil if the string must be absolute.
  /// - Throws: ``AddressError`` where the standard says failure, with the offset.
  public init(_ string: String, base: Address? = nil) throws(AddressError) {
    self = try AddressParser.parse(string, base: base)
  }
}

extension Address: CustomStringConvertible {
  /// The address without user name and password, for a debugger, a failing test, a message.
  ///
  /// > Note: Paths and queries carry tokens, too. What a log may show is ``redacted(to:)``.
  public var description: String { withoutCredentials.href }
}
