#if canImport(WebKit)
  internal import Foundation
  internal import JumpGate
  internal import WebKit

  extension Enforcement {
    // MARK: Navigations

    /// Answers a navigation: the gate first, the host's delegate only after `allow`, the stricter
    /// wins.
    func decide(
      _ action: WKNavigationAction, preferences: WKWebpagePreferences?,
      question: OpenDecisions.Question
    ) {
      // A web view that is gone goes nowhere.
      guard view != nil else { return decisions.answer(question, .cancel) }
      decisions.wait(for: question)
      // The engine may have opened an app for the window's link, and asks for no view then.
      allowedWindow = nil
      let attempt = withWindowsAsker(
        withRedirect(Attempt(action, frames: session.frames, view: view), of: action))
      if isLoadedAgain(attempt) {
        let reply = NavigationReply(policy: .allow, preferences: preferencesToLoadAgain)
        preferencesToLoadAgain = nil
        return decisions.answer(question, reply)
      }
      if isServedByApp(attempt) || session.isJudgedAlready(attempt) {
        return askHost(action, preferences) { [decisions] in decisions.answer(question, $0) }
      }
      let event = session.judge(attempt)
      if event.mode == .enforce, event.verdict.action != .allow {
        return refuse(action, preferences, event, question)
      }
      askHost(action, preferences, usual: { usualPolicy(for: action, event) }) {
        [weak self] reply in
        guard let self else {
          question.answer(.cancel)
          return
        }
        finish(action, attempt, event, reply, question)
      }
    }

    private func refuse(
      _ action: WKNavigationAction, _ preferences: WKWebpagePreferences?, _ event: JumpEvent,
      _ question: OpenDecisions.Question
    ) {
      decisions.answer(question, .cancel)
      // The host is told, and what it says to it does not matter.
      if event.verdict.action == .host { askHost(action, preferences) { _ in } }
      carryOut(event)
    }

    private func finish(
      _ action: WKNavigationAction, _ attempt: Attempt, _ event: JumpEvent,
      _ reply: NavigationReply, _ question: OpenDecisions.Question
    ) {
      let answer = HostAnswer(reply.policy).joined(with: event.verdict.action, mode: event.mode)
      guard answer != .cancel, !question.isAnswered else {
        cancel(attempt)
        return decisions.answer(question, .cancel)
      }
      switch answer == .allow ? appLinkStep(action, attempt, event) : .proceed {
      case .proceed:
        // Of what is loaded or becomes a download no view will be asked for.
        if attempt.kind == .newWindow, answer == .allow { allowedWindow = event }
        decisions.answer(question, reply)
      case .cancel:
        cancel(attempt)
        decisions.answer(question, .cancel)
        session.refuse(event.refusedAsAppLink)
      case .loadAgain:
        preferencesToLoadAgain = reply.preferences
        decisions.answer(question, .cancel)
        view?.load(action.request)
      }
    }

    /// What the gate allowed does not begin.
    private func cancel(_ attempt: Attempt) {
      guard case .success(let address) = attempt.target else { return }
      session.gate.navigationCancelled(to: address)
    }

    /// Asks the host's delegate; without an answer it is no.
    private func askHost(
      _ action: WKNavigationAction, _ preferences: WKWebpagePreferences?,
      usual: () -> WKNavigationActionPolicy = { .allow },
      then answer: @escaping @MainActor @Sendable (NavigationReply) -> Void
    ) {
      let once = OpenDecisions.Question(fallback: .cancel) { reply in
        onMainActor { answer(reply) }
      }
      let isAsked: Void? = view.flatMap { navigationGuard.askHost($0, action, preferences, once) }
      if isAsked == nil { once.answer(NavigationReply(policy: usual(), preferences: preferences)) }
    }

    /// What WebKit does with a navigation when nobody decides it.
    private func usualPolicy(
      for action: WKNavigationAction, _ event: JumpEvent
    ) -> WKNavigationActionPolicy {
      guard case .success(let address) = event.request.target else { return .cancel }
      if action.targetFrame == nil { return .allow }
      if event.mode == .report, LoadableScheme.isInstalledByWebKit(address) { return .allow }
      guard address.isSpecial || LoadableScheme.belongsToPage(address) else {
        openAsBefore(address, event)
        return .cancel
      }
      return action.shouldPerformDownload ? .download : .allow
    }

    /// In `report`, what AppKit's WebKit did before there was a gate: it hands a scheme that it can't
    /// load to the workspace.
    ///
    /// UIKit's ignores it.
    private func openAsBefore(_ address: Address, _ event: JumpEvent) {
      #if !canImport(UIKit)
        guard event.mode == .report else { return }
        session.launch(address, for: event)
      #endif
    }

    /// Whether a scheme is one that the app itself serves to this view: such a page never leaves it.
    private func isServedByApp(_ attempt: Attempt) -> Bool {
      guard case .success(let address) = attempt.target, !address.isSpecial, let view else {
        return false
      }
      return view.configuration.urlSchemeHandler(forURLScheme: address.scheme) != nil
    }

    // MARK: App links

    private func isLoadedAgain(_ attempt: Attempt) -> Bool {
      guard case .success(let address) = attempt.target, case .navigation(let type) = attempt.kind
      else { return false }
      return memo.recognises(
        address, isMainFrame: attempt.targetsMainFrame == true, type: type)
    }

    private func appLinkStep(
      _ action: WKNavigationAction, _ attempt: Attempt, _ event: JumpEvent
    ) -> AppLinkMemo.Step {
      // The engine opens no app for a load by the host.
      guard event.verdict.reason != .hostLoad, case .success(let address) = attempt.target else {
        return .proceed
      }
      let type: Attempt.NavigationType
      switch attempt.kind {
      case .navigation(let cause): type = cause
      case .newWindow: type = .link
      case .response: return .proceed
      }
      let navigation = AppLinkMemo.Navigation(
        address: address, isAppLinkHost: session.gate.policy.keepsAppLink(address),
        isMainFrame: attempt.targetsMainFrame == true, opensWindow: attempt.kind == .newWindow,
        method: action.request.httpMethod, type: type, page: shown)
      return memo.step(for: navigation, mode: event.mode)
    }

    // MARK: Responses

    /// Answers a response: one that installs something is judged, every other is the host's to say.
    func decide(
      _ response: WKNavigationResponse, in webView: WKWebView,
      question: ExactlyOnce<WKNavigationResponsePolicy>
    ) {
      let event = session.judge(Attempt(response, frames: session.frames))
      if event.mode == .enforce, event.verdict.action != .allow {
        question.answer(.cancel)
        return carryOut(event)
      }
      navigationGuard.askHost(webView, response, question)
    }
  }
#endif
