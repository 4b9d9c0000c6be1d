internal import JumpGate
internal import JumpGateFoundation

/// The options that say in what circumstances an address is checked.
enum ContextOptions {
  static let valued: Set<String> = ["policy", "base", "from", "frame"]
  static let flagged: Set<String> = ["tap", "redirected"]

  /// Reads the circumstances.
  static func context(_ arguments: Arguments) throws(UsageError) -> CheckContext {
    CheckContext(
      base: try address("base", arguments), from: try address("from", arguments)?.frameOrigin,
      tap: arguments.flags.contains("tap"),
      frame: try arguments.choice("frame", default: CheckFrame.main),
      redirected: arguments.flags.contains("redirected"))
  }

  private static func address(_ name: String, _ arguments: Arguments) throws(UsageError) -> Address?
  {
    guard let text = try arguments.value(name) else { return nil }
    do {
      return try Address(text)
    } catch {
      let meant = AddressSuggestion.webAddress(text, error)
      throw UsageError(
        "option '--\(name)': '\(text)' is no address: \(error)"
          + (meant.map { "; did you mean '\($0)'?" } ?? ""))
    }
  }
}
