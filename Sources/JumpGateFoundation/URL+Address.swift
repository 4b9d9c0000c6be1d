public import JumpGate

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Address {
  /// Reads the string of a URL as a browser reads it.
  ///
  /// > Note: `URL` follows another grammar than browsers do. Its parts are never used for
  /// > deciding; its string is parsed anew.
  ///
  /// - Throws: ``AddressError`` if a browser finds no address in it.
  public init(_ url: URL) throws(AddressError) {
    try self.init(url.absoluteString)
  }
}

extension URL {
  /// The URL with exactly the string of an address; nil if `URL` would read or write it otherwise.
  public init?(_ address: Address) {
    self.init(string: address.href)
    guard absoluteString == address.href else { return nil }
  }
}
