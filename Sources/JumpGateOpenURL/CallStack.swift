internal import Foundation

/// The intercepted calls that each thread is in, to tell calls within calls.
final class CallStack: @unchecked Sendable {
  // Unchecked: `calls` is only touched under the lock.
  private let lock = NSLock()
  private var calls: [ObjectIdentifier: [OpenCall]] = [:]

  /// How often a method may call itself for one URL before it is taken for a loop.
  static let depth = 2

  /// The calls that the current thread is in, outermost first.
  var current: [OpenCall] {
    lock.lock()
    defer { lock.unlock() }
    return calls[key] ?? []
  }

  /// Runs something as part of a call.
  func within<Result>(_ call: OpenCall, _ body: () -> Result) -> Result {
    change { $0.append(call) }
    defer { change { _ = $0.popLast() } }
    return body()
  }

  private var key: ObjectIdentifier { ObjectIdentifier(Thread.current) }

  private func change(_ body: (inout [OpenCall]) -> Void) {
    lock.lock()
    defer { lock.unlock() }
    var own = calls[key] ?? []
    body(&own)
    calls[key] = own.isEmpty ? nil : own
  }
}
