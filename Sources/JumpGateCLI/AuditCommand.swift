enum AuditCommand {
  static func run(_ words: ArraySlice<String>) throws(UsageError) -> ExitStatus {
    throw UsageError("not here yet")
  }
}
