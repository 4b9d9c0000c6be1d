internal import Foundation

/// A caller's completion handler, called exactly once: by whoever opens, or with false when nobody
/// calls it before it is let go.
final class OpenCompletion: @unchecked Sendable {
  // Unchecked: `handler` is only touched under the lock, and in `deinit`.
  private let lock = NSLock()
  private var handler: (@Sendable (Bool) -> Void)?

  init(_ handler: @escaping @Sendable (Bool) -> Void) {
    self.handler = handler
  }

  deinit {
    handler?(false)
  }

  /// Calls the handler, unless it was called.
  func call(_ isOpened: Bool) {
    lock.lock()
    let handler = handler
    self.handler = nil
    lock.unlock()
    handler?(isOpened)
  }
}
