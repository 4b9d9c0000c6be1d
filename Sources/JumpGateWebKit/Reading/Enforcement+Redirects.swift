#if canImport(WebKit)
  internal import JumpGate
  internal import WebKit

  extension Enforcement {
    /// Says of an attempt that it is a server's redirect or the app's own load, where that can be told.
    ///
    /// A view names an address before showing it only while a load is under way, or about to begin.
    ///
    /// > Note: Frames inside the page are not told apart: there both readings stay, the stricter wins.
    func withRedirect(_ attempt: Attempt) -> Attempt {
      // With nothing loading or asked for, the address is the page's own, be it one that it gave itself.
      guard let view, view.isLoading else { return attempt }
      return session.gate.read(
        attempt,
        in: NamedAddress(Address(reading: view.url), shown: shown, isLoading: provisional != nil))
    }
  }
#endif
