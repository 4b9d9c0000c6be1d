/// A string that is no address, and why.
public struct UnreadableAddress: Error, Sendable, Hashable {
  /// The string as it came.
  public let string: String
  /// Why it is no address.
  public let error: AddressError

  /// Joins a raw string to its error.
  public init(_ string: String, error: AddressError) {
    self.string = string
    self.error = error
  }
}

extension UnreadableAddress: CustomStringConvertible {
  /// Why it is no address; the string is left out, since it may hold anything, credentials too.
  public var description: String { "no address: \(error)" }
}
