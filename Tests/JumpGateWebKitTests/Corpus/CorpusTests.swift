#if canImport(WebKit)
  import Foundation
  import JumpGate
  import JumpGateCorpus
  import JumpGateFoundation
  import Testing
  import WebKit

  @testable import JumpGateWebKit

  extension EngineTests {
    /// The attack corpus in the real engine: the pages that WebKitGTK runs, with what must be seen of
    /// them, by the same reading and the same comparison.
    ///
    /// Needs iOS 17 or macOS 14, where a web view can have a proxy.
    @MainActor @Suite(.serialized) struct CorpusTests {
      private nonisolated static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Attacks/Corpus")
      private nonisolated static let corpus = Result {
        try Corpus(folder: folder, engine: .wkWebView)
      }
      #if canImport(UIKit)
        private nonisolated static let hasUser = false
      #else
        private nonisolated static let hasUser = true
      #endif
      /// Those that can be run here; none if the corpus can't be read, which ``corpusIsThere()`` tells.
      private nonisolated static let ids: [String] =
        (try? corpus.get()).map { CorpusPlan($0.pages, hasUser: hasUser).run.map(\.id) } ?? []

      @Test(arguments: ids) func page_isJudgedAsItShould(id: String) async throws {
        let corpus = try Self.corpus.get()
        let page = try #require(corpus.pages.first { $0.id == id })
        let policy = try PolicyFile(try #require(corpus.policies[page.policy])).policy
        let run = try await CorpusRun(
          page, policy: policy, certificate: Self.folder.appendingPathComponent("loopback.p12"))
        let result = await run.run()
        #expect(result.findings.isEmpty, "\(result.account)")
        // A page whose jump the engine never asks for proves nothing.
        #expect(result.isLive == (page.dead == nil), "\(result.account)")
      }

      /// What is left out is so by name, with a reason; `CorpusEngineTests` holds which and how many.
      @Test func corpusIsThere() throws {
        let pages = try Self.corpus.get().pages
        let plan = CorpusPlan(pages, hasUser: Self.hasUser)
        for page in plan.leftOut { print("left out: \(page.id): \(page.why)") }
        #expect(!Self.ids.isEmpty)
        #expect(Self.ids == plan.run.map(\.id))
        #expect(plan.run.count + plan.leftOut.count == pages.count)
      }
    }
  }
#endif
