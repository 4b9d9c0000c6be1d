#if canImport(WebKit)
  internal import JumpGate

  /// Waits for an answer that may be slow, or never come.
  @MainActor
  enum Patience {
    /// Asks for a yes or no.
    ///
    /// - Parameters:
    ///   - milliseconds: how long to wait; after that it is no.
    ///   - ask: takes what to call with the answer; only the first counts.
    static func answer(
      within milliseconds: UInt64, _ ask: (@escaping @MainActor @Sendable (Bool) -> Void) -> Void
    ) async -> Bool {
      await withCheckedContinuation { answer in
        let once = ExactlyOnce(fallback: false) { answer.resume(returning: $0) }
        ask { once.answer($0) }
        Task { [weak once] in
          try? await Task.sleep(nanoseconds: milliseconds * 1_000_000)
          once?.answer(false)
        }
      }
    }
  }
#endif
