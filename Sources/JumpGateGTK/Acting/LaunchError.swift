/// Why the system did not take an address.
public struct LaunchError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The system's own words.
  public let description: String

  /// Makes an error with the system's words.
  public init(_ description: String) {
    self.description = description
  }
}
