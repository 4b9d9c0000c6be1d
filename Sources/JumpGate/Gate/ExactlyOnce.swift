/// A question that is answered exactly once: by the first answer, or by the fallback if nobody
/// answers before the last reference is gone.
///
/// Engines raise an exception when a decision is never answered, and have crashed when it was
/// answered twice; a host's delegate does both.
package final class ExactlyOnce<Answer: Sendable>: @unchecked Sendable {
  // Unchecked: `deliver` is set once in `init`; after that it is read and cleared by `answer`, whose
  // callers take turns, and by `deinit`, which runs when no other reference is left.
  private var deliver: (@Sendable (Answer) -> Void)?
  private let fallback: Answer

  /// Asks.
  ///
  /// - Parameters:
  ///   - fallback: the answer if there is none; the strictest there is.
  ///   - deliver: takes the answer; called exactly once, from `answer` or when this object goes,
  ///     then on whatever thread that happens.
  package init(fallback: Answer, deliver: @escaping @Sendable (Answer) -> Void) {
    self.fallback = fallback
    self.deliver = deliver
  }

  deinit {
    deliver?(fallback)
  }

  /// Answers, unless there was an answer.
  ///
  /// Those who may answer take turns, as on one actor.
  ///
  /// - Returns: whether it was the first.
  @discardableResult
  package func answer(_ answer: Answer) -> Bool {
    guard let deliver else { return false }
    self.deliver = nil
    deliver(answer)
    return true
  }

  /// Whether an answer was given.
  package var isAnswered: Bool { deliver == nil }
}
