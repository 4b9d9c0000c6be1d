/// How a page is run.
package enum RunMode: String, Codable, Hashable, CaseIterable {
  /// No gate: only what the engine itself asks. For writing pages.
  case bare
  /// The gate judges and logs, and carries nothing out.
  case report
  /// The gate carries its verdicts out.
  case enforce
}
