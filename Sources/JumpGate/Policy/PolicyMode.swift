/// Whether verdicts are carried out or only logged.
public enum PolicyMode: String, Sendable, Hashable, CaseIterable {
  /// Carry verdicts out.
  case enforce
  /// Judge and log; do what the app did before there was a gate.
  case report
}
