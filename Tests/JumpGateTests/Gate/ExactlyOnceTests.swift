import JumpGate
import Testing

@MainActor struct ExactlyOnceTests {
  private final class Answers: @unchecked Sendable {
    var all: [String] = []
  }

  private let answers = Answers()

  private func ask() -> ExactlyOnce<String> {
    ExactlyOnce(fallback: "cancel") { [answers] in answers.all.append($0) }
  }

  @Test func firstAnswer_wins() {
    let once = ask()
    #expect(!once.isAnswered)
    #expect(once.answer("allow"))
    #expect(!once.answer("cancel"))
    #expect(once.isAnswered)
    #expect(answers.all == ["allow"])
  }

  @Test func noAnswer_isTheFallback() {
    var once: ExactlyOnce<String>? = ask()
    #expect(once?.isAnswered == false)
    once = nil
    #expect(answers.all == ["cancel"])
  }

  @Test func answerThenRelease_isOneAnswer() {
    var once: ExactlyOnce<String>? = ask()
    once?.answer("allow")
    once = nil
    #expect(answers.all == ["allow"])
  }

  @Test func answerFromWithinTheAnswer_isIgnored() {
    final class Holder: @unchecked Sendable {
      var once: ExactlyOnce<String>?
    }
    let holder = Holder()
    holder.once = ExactlyOnce(fallback: "cancel") { [answers] answer in
      answers.all.append(answer)
      MainActor.assumeIsolated { _ = holder.once?.answer("again") }
    }
    holder.once?.answer("allow")
    holder.once = nil
    #expect(answers.all == ["allow"])
  }
}
