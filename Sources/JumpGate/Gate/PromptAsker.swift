/// Who asks, in a form that a prompt can show without being lied to.
///
/// Hosts stay in ASCII, so that letters of one script cannot pass for those of another, and the end
/// is never cut off: it is the part that a page cannot choose freely.
public enum PromptAsker: Sendable, Hashable {
  /// A site, by its host (and its scheme if it is not https, and its port if it has one).
  case site(String)
  /// A frame without an origin of its own, inside a page of a host.
  case embeddedFrame(of: String)
  /// A page of which neither is known.
  case unknown

  /// How many characters of a name are shown at most.
  public static let longest = 64

  /// Names the asker of a prompt.
  public init(of prompt: Prompt) {
    self.init(origin: prompt.asker, topHost: prompt.topHost)
  }

  /// Names an asker by its origin, or by the top page's host if the origin is opaque.
  public init(origin: Origin, topHost: String?) {
    switch (origin, topHost) {
    case (.tuple(let scheme, let host, let port), _) where host != .empty:
      let name = "\(host)\(port.map { ":\($0)" } ?? "")"
      self = .site(Self.keepingEnd(scheme == "https" ? name : "\(scheme)://\(name)"))
    case (_, let top?) where !top.isEmpty:
      self = .embeddedFrame(of: Self.keepingEnd(top))
    default:
      self = .unknown
    }
  }

  private static func keepingEnd(_ name: String) -> String {
    name.count <= longest ? name : "…" + name.suffix(longest - 1)
  }
}
