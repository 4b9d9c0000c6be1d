/// Whom a rule is about: the asking frame's origin, by its host.
///
/// A permitting rule matches https origins only. An opaque origin matches nothing.
///
/// > Note: A page can put itself into a sandboxed frame, whose origin is opaque, or onto another
/// > domain. Name whom a rule permits rather than whom it blocks.
public struct OriginPattern: Sendable, Hashable {
  /// The hosts; nil if what was written is no pattern.
  public let hosts: HostPattern?
  /// What is wrong with it; nil if nothing is.
  public let error: PatternError?
  private let text: String

  /// Reads `shop.example` or `*.partner.example`.
  ///
  /// - Throws: ``PatternError`` for anything else: a scheme, a port, a path, a bare `*`.
  public init(parsing string: String) throws(PatternError) {
    let hosts = try HostPattern(parsing: string)
    self.hosts = hosts
    error = nil
    text = hosts.description
  }

  /// Whether an origin is meant by a rule.
  func matches(_ origin: Origin, isPermitting: Bool) -> Bool {
    guard let hosts, case .tuple(let scheme, let host, _) = origin else { return false }
    return (!isPermitting || scheme == "https") && hosts.matches(host)
  }
}

extension OriginPattern: ExpressibleByStringLiteral {
  /// Reads a pattern; one that is none makes its policy block everything.
  public init(stringLiteral string: String) {
    do {
      self = try OriginPattern(parsing: string)
    } catch {
      hosts = nil
      self.error = error
      text = string
    }
  }
}

extension OriginPattern: CustomStringConvertible {
  /// The pattern as policy files write it.
  public var description: String { text }
}
