/// A load that the host app announced.
struct HostLoad: Sendable, Hashable {
  let address: Address
  /// Whether it restores a session.
  let isRestore: Bool
}
