#if canImport(WebKit)
  internal import Foundation
  internal import JumpGate
  internal import WebKit

  /// The loads that the app itself called for, where that is seen: by the handle, by a bridge, or by
  /// ``GatedWKWebView``.
  @MainActor
  final class OwnLoads {
    private let called: NSHashTable<WKNavigation> = .weakObjects()
    /// Where the last one leads, until the engine has asked about it.
    private var awaited: Address?

    /// Tells that the app calls for a load.
    func expect(_ url: URL?) {
      awaited = Address(reading: url)
    }

    /// Keeps what the call returned.
    func keep(_ load: WKNavigation?) {
      called.add(load)
    }

    /// Whether a navigation of the main frame is one of them; by its address, true once.
    ///
    /// - Parameters:
    ///   - attempt: what the engine asks.
    ///   - load: the load that it asks about; nil: it does not say, so that the address tells.
    func take(_ attempt: Attempt, of load: WKNavigation?) -> Bool {
      let isOwn = load.map { called.contains($0) } ?? isAwaited(attempt)
      if isOwn { awaited = nil }
      return isOwn
    }

    private func isAwaited(_ attempt: Attempt) -> Bool {
      guard attempt.kind == .navigation(.other), case .success(let address) = attempt.target else {
        return false
      }
      return address == awaited
    }
  }
#endif
