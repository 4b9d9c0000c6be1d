#if canImport(WebKit)
  internal import Foundation

  /// Runs something on the main actor: at once on the main thread, soon from any other.
  func onMainActor(_ body: @escaping @MainActor @Sendable () -> Void) {
    if Thread.isMainThread {
      MainActor.assumeIsolated(body)
    } else {
      Task { @MainActor in body() }
    }
  }
#endif
