#if canImport(WebKit)
  import Foundation
  import JumpGate
  import Testing
  import WebKit

  @testable import JumpGateWebKit

  extension EngineTests {
    /// What the gate costs the main thread, measured whole: the same page loaded with and without it in
    /// the real engine, in turn, by the processor time of the main thread.
    ///
    /// That holds everything the app's own process does for it there: reading the engine's objects,
    /// deciding, the delegates' way, the script's messages.
    @MainActor @Suite(.serialized) struct CostTests {
      private static let frames = 10
      private static let rounds = 30

      /// Hears of the end of a load, with a gate or without.
      private final class Finish: NSObject, WKNavigationDelegate {
        private var waiting: CheckedContinuation<Void, Never>?

        func load(_ url: URL, in view: WKWebView) async {
          await withCheckedContinuation { waiting in
            self.waiting = waiting
            let request = URLRequest(url: url)
            if let enforcement = view.enforcement {
              enforcement.load(request)
            } else {
              view.load(request)
            }
          }
        }

        private(set) var failures = 0

        func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { go() }

        func webView(
          _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
          withError error: any Error
        ) {
          failures += 1
          go()
        }

        private func go() {
          waiting?.resume()
          waiting = nil
        }
      }

      private let finish = Finish()

      private func makeView() -> WKWebView {
        let view = WKWebView(
          frame: CGRect(x: 0, y: 0, width: 400, height: 800),
          configuration: WKWebViewConfiguration())
        view.navigationDelegate = finish
        return view
      }

      /// The main thread's time for one load, in nanoseconds.
      private func cost(of view: WKWebView, _ url: URL) async -> Int {
        let begin = clock_gettime_nsec_np(CLOCK_THREAD_CPUTIME_ID)
        await finish.load(url, in: view)
        return Int(clock_gettime_nsec_np(CLOCK_THREAD_CPUTIME_ID) - begin)
      }

      @Test func ordinaryPageLoad_costsTheMainThreadLittle() async throws {
        let frames = String(repeating: "<iframe src=/frame></iframe>", count: Self.frames)
        let server = try await LocalServer(["/": .page(frames), "/frame": .page("<p>x")])
        let url = try server.url("/")
        let (bare, gated) = (makeView(), makeView())
        gated.enforce(TestPolicy.policy())
        var (without, with): ([Int], [Int]) = ([], [])
        for _ in 0..<Self.rounds {
          without.append(await cost(of: bare, url))
          with.append(await cost(of: gated, url))
        }
        #expect(finish.failures == 0)
        let (before, after) = (without.sorted()[Self.rounds / 2], with.sorted()[Self.rounds / 2])
        print(
          "main thread, a page with \(Self.frames) frames: \(before / 1000) µs without a gate, "
            + "\(after / 1000) µs with it, median of \(Self.rounds)")
        // Far above what is expected, far below what a user could see: 11 pages in a 60th of a second.
        #expect(after - before < 16_000_000)
      }
    }
  }
#endif
