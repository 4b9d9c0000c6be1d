/// A load that the host app announced.
struct HostLoad: Sendable, Hashable {
  let address: Address
  /// Whether it restores a session.
  let isRestore: Bool
  /// How many navigations had begun when it was announced: what began later has taken its place.
  let chainCount: UInt32
}
