public import JumpGate

/// What hands an address to the system.
///
/// A parameter of the enforcement, so that tests and kiosks can replace it.
@MainActor
public protocol Launcher {
  /// Hands an address to the system.
  ///
  /// - Parameters:
  ///   - address: what was judged; never the page's own string.
  ///   - event: the jump it is opened for.
  /// - Throws: ``LaunchError`` if the system has nothing to open it with.
  func open(_ address: Address, for event: JumpEvent) throws(LaunchError)
}
