#if canImport(WebKit) && canImport(SwiftUI)
  import Foundation
  import JumpGate
  import SwiftUI
  import Testing

  @testable import JumpGateWebKit

  @MainActor struct OpenURLActionTests {
    @Test func refusedLink_isTold() throws {
      var refused: [Action] = []
      let action = OpenURLAction(gatedBy: TestPolicy.policy()) {
        refused.append($0.verdict.action)
      }
      let url = try #require(URL(string: TestPolicy.unlisted))
      action(url)
      #expect(refused == [.block])
    }

    @Test func whatIsToldFromAnotherThread_arrivesOnTheMainOne() async {
      let isMain = await withCheckedContinuation { answer in
        DispatchQueue.global().async {
          onMainActor { answer.resume(returning: Thread.isMainThread) }
        }
      }
      #expect(isMain)
    }
  }
#endif
