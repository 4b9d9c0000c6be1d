import Testing

@testable import JumpGateOpenURL

struct OpenCompletionTests {
  private final class Answers: @unchecked Sendable {
    var all: [Bool] = []
  }

  private let answers = Answers()

  @Test func firstCall_counts() {
    let completion = OpenCompletion { [answers] in answers.all.append($0) }
    completion.call(true)
    completion.call(false)
    #expect(answers.all == [true])
  }

  @Test func lettingItGo_isFalse() {
    var completion: OpenCompletion? = OpenCompletion { [answers] in answers.all.append($0) }
    #expect(completion != nil)
    completion = nil
    #expect(answers.all == [false])
  }

  @Test func callFromWithinTheHandler_isIgnored() {
    final class Holder: @unchecked Sendable {
      var completion: OpenCompletion?
    }
    let holder = Holder()
    holder.completion = OpenCompletion { [answers] isOpened in
      answers.all.append(isOpened)
      holder.completion?.call(!isOpened)
    }
    holder.completion?.call(true)
    #expect(answers.all == [true])
  }
}
