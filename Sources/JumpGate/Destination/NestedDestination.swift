/// An address carried inside another, and what it leads to.
public final class NestedDestination: Sendable, Hashable {
  /// The inner address.
  public let address: Address
  /// What the inner address leads to.
  public let destination: Destination

  init(address: Address, destination: Destination) {
    self.address = address
    self.destination = destination
  }

  /// Whether both address and destination are equal.
  public static func == (left: NestedDestination, right: NestedDestination) -> Bool {
    left.address == right.address && left.destination == right.destination
  }

  /// Hashes the address; the destination follows from it.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(address)
  }
}
