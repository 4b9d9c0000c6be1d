/// A line that is no row of an audit.
public struct AuditRowError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The line.
  public let line: String

  /// Says which line it is.
  public var description: String { "no row of an audit: \(line.prefix(200))" }
}
