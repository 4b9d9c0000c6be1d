// What JumpGateFoundation uses of Foundation, for scripts/check-availability. Declarations only.
public struct URL: Hashable, Sendable {
  public init?(string: String) { return nil }
  public var absoluteString: String { "" }
  public var isFileURL: Bool { false }
  public var path: String { "" }
}

public protocol LocalizedError: Error {
  var errorDescription: String? { get }
}
