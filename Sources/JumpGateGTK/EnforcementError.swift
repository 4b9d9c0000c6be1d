/// Why a view can't be enforced.
public enum EnforcementError: Error, Sendable, Hashable {
  /// The view is enforced already.
  case enforcedAlready
  /// The tap script's message handler could not be registered.
  case noMessageHandler
}

extension EnforcementError: CustomStringConvertible {
  /// What is wrong and what to do.
  public var description: String {
    switch self {
    case .enforcedAlready: "this view has a gate already"
    case .noMessageHandler: "another script message handler has the gate's name"
    }
  }
}
