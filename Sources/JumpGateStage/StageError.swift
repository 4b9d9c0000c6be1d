/// Why the stage can't be set up.
public enum StageError: Error, Sendable, Hashable {
  /// A program that is needed could not be started.
  case noProgram(String, why: String)
  /// Xvfb gave no display.
  case noDisplay(why: String)
  /// A port could not be listened on.
  case noPort(why: String)
}

extension StageError: CustomStringConvertible {
  /// What is missing, and what to do about it.
  public var description: String {
    switch self {
    case .noProgram(let program, let why): "can't start \(program): \(why)"
    case .noDisplay(let why): "no display: \(why)"
    case .noPort(let why): "can't serve pages on loopback: \(why)"
    }
  }
}
