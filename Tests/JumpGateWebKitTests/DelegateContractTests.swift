#if canImport(WebKit)
  import Foundation
  import JumpGate
  import Testing
  import WebKit

  @testable import JumpGateWebKit

  @MainActor struct DelegateContractTests {
    private let view = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())

    private final class Answers: @unchecked Sendable {
      var all: [WKNavigationActionPolicy] = []
      var preferences: [WKWebpagePreferences] = []
    }

    private let answers = Answers()

    /// Asks the view's delegate as the engine does.
    private func decide(_ address: String, source: WKFrameInfo = FakeFrame()) {
      view.navigationDelegate?.webView?(
        view, decidePolicyFor: FakeAction(address, source: source),
        preferences: WKWebpagePreferences()
      ) { [answers] policy, preferences in
        answers.all.append(policy)
        answers.preferences.append(preferences)
      }
    }

    // MARK: Exactly once

    @Test func refusedJump_isCancelledOnce_andTheHostIsNotAsked() {
      let host = HostDelegate()
      view.navigationDelegate = host
      var refused: [JumpEvent] = []
      view.enforce(TestPolicy.policy()) { refused.append($0) }
      decide(TestPolicy.unlisted)
      #expect(answers.all == [.cancel])
      #expect(host.asked.isEmpty)
      #expect(refused.map(\.verdict.action) == [.block])
    }

    @Test func allowedPage_isTheHostsToSay() {
      let host = HostDelegate()
      view.navigationDelegate = host
      view.enforce(TestPolicy.policy())
      decide("https://site.example/")
      host.answers = [.cancel]
      decide("https://site.example/2")
      host.answers = [.download]
      decide("https://site.example/3")
      #expect(answers.all == [.allow, .cancel, .download])
      #expect(host.asked.count == 3)
    }

    @Test func hostThatAnswersTwice_countsOnce() {
      let host = HostDelegate()
      host.answers = [.cancel, .allow]
      view.navigationDelegate = host
      view.enforce(TestPolicy.policy())
      decide("https://site.example/")
      #expect(answers.all == [.cancel])
    }

    @Test func hostThatNeverAnswers_cancels() {
      let host = HostDelegate()
      host.answers = []
      view.navigationDelegate = host
      view.enforce(TestPolicy.policy())
      decide("https://site.example/")
      #expect(answers.all == [.cancel], "the handler was let go")
    }

    @Test func hostThatKeepsTheHandler_isWaitedFor() {
      let host = HostDelegate()
      host.answers = []
      host.keepsHandler = true
      view.navigationDelegate = host
      view.enforce(TestPolicy.policy())
      decide("https://site.example/")
      #expect(answers.all.isEmpty)
      host.kept?(.allow)
      host.kept?(.cancel)
      #expect(answers.all == [.allow])
    }

    @Test func removalWhileTheHostThinks_cancels() {
      let host = HostDelegate()
      host.answers = []
      host.keepsHandler = true
      view.navigationDelegate = host
      let enforcement = view.enforce(TestPolicy.policy())
      decide("https://site.example/")
      enforcement.remove()
      #expect(answers.all == [.cancel])
      host.kept?(.allow)
      #expect(answers.all == [.cancel])
    }

    @Test func guardWithoutAnEnforcement_cancels() {
      let lost = NavigationGuard()
      lost.webView(view, decidePolicyFor: FakeAction("https://site.example/")) { [answers] policy in
        answers.all.append(policy)
      }
      #expect(answers.all == [.cancel])
    }

    // MARK: Forms

    @Test func hostWithTheNewerForm_isAskedByIt_andKeepsItsPreferences() {
      let host = PreferencesDelegate()
      view.navigationDelegate = host
      view.enforce(TestPolicy.policy())
      decide("https://site.example/")
      #expect(host.asked == 1)
      #expect(answers.all == [.allow])
      #expect(answers.preferences.map(\.allowsContentJavaScript) == [false])
    }

    @Test func hostWithoutAForm_getsWhatWebKitDoes() {
      let host = SilentDelegate()
      view.navigationDelegate = host
      view.enforce(TestPolicy.policy())
      decide("https://site.example/")
      #expect(answers.all == [.allow])
    }

    @Test func hostScheme_isCancelled_andTheHostIsTold() {
      let host = HostDelegate()
      view.navigationDelegate = host
      view.enforce(TestPolicy.policy(hostSchemes: ["mraid"]))
      decide("mraid://close")
      #expect(answers.all == [.cancel], "whatever the host says to it")
      #expect(host.asked == ["mraid://close"])
    }

    @Test func report_leavesTheHostsAnswerAlone() {
      let host = HostDelegate()
      host.answers = [.allow]
      view.navigationDelegate = host
      view.enforce(TestPolicy.policy(mode: .report))
      decide(TestPolicy.unlisted)
      #expect(answers.all == [.allow])
    }

    /// WebKit hands it to MarketplaceKit itself, as it did before there was a gate.
    @Test func report_leavesAMarketplaceToWebKit() {
      for scheme in ["marketplace-kit", "app-distribution"] {
        answers.all = []
        view.enforce(TestPolicy.policy(mode: .report))
        decide("\(scheme)://install?x")
        view.enforce(TestPolicy.policy())
        decide("\(scheme)://install?x")
        #expect(answers.all == [.allow, .cancel], "\(scheme)")
      }
    }

    // MARK: App links

    @Test func appLink_isLoadedAgain_once() throws {
      let host = HostDelegate()
      view.navigationDelegate = host
      var refused: [JumpEvent] = []
      let sink = RecordingSink()
      var hooks = Hooks()
      hooks.sinks = [sink]
      view.enforce(
        TestPolicy.policy(appLinkHosts: [try HostPattern(parsing: "shop.example")]), hooks: hooks
      ) { refused.append($0) }
      decide("https://shop.example/item")
      #expect(answers.all == [.cancel], "to be loaded again")
      decide("https://shop.example/item")
      #expect(answers.all == [.cancel, .allow])
      #expect(host.asked.count == 1, "the host has said its word")
      decide("https://shop.example/item")
      #expect(answers.all == [.cancel, .allow, .cancel], "not to and fro")
      #expect(refused.map(\.verdict.rule) == ["gate:app-link"], "the others are being loaded")
      #expect(sink.events.map(\.verdict.action) == [.allow, .allow, .block])
      decide("https://site.example/")
      #expect(answers.all.last == .allow, "another host")
    }

    @Test func appLinkThatTheHostRefuses_isNotLoadedAgain() throws {
      let host = HostDelegate()
      host.answers = [.cancel]
      view.navigationDelegate = host
      view.enforce(TestPolicy.policy(appLinkHosts: [try HostPattern(parsing: "shop.example")]))
      decide("https://shop.example/item")
      decide("https://shop.example/item")
      #expect(answers.all == [.cancel, .cancel])
      #expect(host.asked.count == 2)
    }

    @Test func appLinkInReport_isLeftAlone() throws {
      view.enforce(
        TestPolicy.policy(mode: .report, appLinkHosts: [try HostPattern(parsing: "shop.example")]))
      decide("https://shop.example/item")
      #expect(answers.all == [.allow])
    }

    // MARK: What is there and what is not

    @Test func actionWithoutRequestAndSource_isCancelled() {
      let nothing: @convention(block) (AnyObject) -> AnyObject? = { _ in nil }
      for getter in [
        #selector(getter: WKNavigationAction.request),
        #selector(getter: WKNavigationAction.sourceFrame),
      ] {
        let encoding = class_getInstanceMethod(EmptyAction.self, getter)
          .flatMap { method_getTypeEncoding($0) }
        class_replaceMethod(
          EmptyAction.self, getter, imp_implementationWithBlock(nothing), encoding)
      }
      var refused: [JumpEvent] = []
      view.enforce(TestPolicy.policy()) { refused.append($0) }
      view.navigationDelegate?.webView?(
        view, decidePolicyFor: EmptyAction(""), preferences: WKWebpagePreferences()
      ) { [answers] policy, _ in
        answers.all.append(policy)
      }
      #expect(answers.all == [.cancel])
      #expect(refused.map(\.request.frame) == [.unknown])
    }

    /// An action that has nothing where its header says there is something.
    private final class EmptyAction: FakeAction {}

    @Test func nilWhereTheHeaderSaysThereIsNone_isReadAsNil() {
      final class Holder: NSObject {
        @objc var thing: NSObject?
      }
      let holder = Holder()
      #expect(holder.objectOrNil(#selector(getter: Holder.thing)) == nil)
      holder.thing = holder
      #expect(holder.objectOrNil(#selector(getter: Holder.thing)) === holder)
    }

    @Test func missingSourceFrame_isAnUnknownAsker() {
      #expect(FrameReader().frame(nil, in: view) == .unknown)
    }

    @Test func presence_followsTheHost() {
      let terminate = NSSelectorFromString("webViewWebContentProcessDidTerminate:")
      let challenge = NSSelectorFromString(
        "webView:didReceiveAuthenticationChallenge:completionHandler:")
      view.enforce(TestPolicy.policy())
      #expect(view.navigationDelegate?.responds(to: terminate) == false)
      #expect(view.navigationDelegate?.responds(to: challenge) == false)
      view.navigationDelegate = PreferencesDelegate.kept
      #expect(view.navigationDelegate?.responds(to: terminate) == true)
      #expect(view.navigationDelegate?.responds(to: challenge) == false)
    }

    @Test func hostMethodThatDecidesUnderAnotherName_doesNotExist() {
      final class Sly: NSObject, WKNavigationDelegate {
        @objc func slyDecidePolicyForNavigation(_ action: NSObject) {}
        @objc func harmless() {}
      }
      let host = Sly()
      view.navigationDelegate = host
      view.enforce(TestPolicy.policy())
      let sly = #selector(Sly.slyDecidePolicyForNavigation(_:))
      #expect(view.navigationDelegate?.responds(to: sly) == false)
      #expect(view.navigationDelegate?.responds(to: #selector(Sly.harmless)) == true)
    }
  }

  extension PreferencesDelegate {
    fileprivate static let kept = PreferencesDelegate()
  }
#endif
