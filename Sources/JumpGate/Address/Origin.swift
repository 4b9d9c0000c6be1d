/// An origin: who a document is, for the web's security checks.
///
/// Source: <https://html.spec.whatwg.org/multipage/browsers.html#concept-origin>
public enum Origin: Sendable, Hashable {
  /// Scheme, host and port (nil: the scheme's default).
  case tuple(scheme: String, host: Host, port: UInt16?)
  /// An origin that equals no pattern: `data:`, sandboxed frames and the like.
  case opaque
}
