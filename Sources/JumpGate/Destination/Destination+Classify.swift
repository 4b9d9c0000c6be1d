extension Destination {
  /// Classifies an address.
  public init(_ address: Address) {
    self.init(kind: .web)
  }
}
