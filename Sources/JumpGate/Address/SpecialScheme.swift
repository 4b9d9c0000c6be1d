/// The schemes whose addresses follow rules of their own, and `other` for all the rest.
///
/// Source: <https://url.spec.whatwg.org/#special-scheme>
enum SpecialScheme: UInt8, Sendable, Hashable, CaseIterable {
  case other, http, https, ws, wss, ftp, file

  /// Recognises a scheme in lower case.
  init(lowercased scheme: UnsafeBufferPointer<UInt8>) {
    switch scheme.count {
    case 2 where scheme.equals("ws"): self = .ws
    case 3 where scheme.equals("wss"): self = .wss
    case 3 where scheme.equals("ftp"): self = .ftp
    case 4 where scheme.equals("http"): self = .http
    case 4 where scheme.equals("file"): self = .file
    case 5 where scheme.equals("https"): self = .https
    default: self = .other
    }
  }

  /// The port that a serialization leaves out.
  var defaultPort: UInt16? {
    switch self {
    case .http, .ws: 80
    case .https, .wss: 443
    case .ftp: 21
    case .file, .other: nil
    }
  }
}
