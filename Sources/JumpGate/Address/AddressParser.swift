/// The one parser: bytes in, one buffer and offsets out.
enum AddressParser {
  static func parse(_ string: String, base: Address?) throws(AddressError) -> Address {
    throw AddressError(.missingScheme, at: 0)
  }
}
