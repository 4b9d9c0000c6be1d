#if canImport(WebKit)
  internal import Foundation
  internal import JumpGate
  internal import WebKit

  extension Enforcement {
    /// Says of an attempt that it is a server's redirect or the app's own load, where that can be told.
    ///
    /// Newer systems say which load they ask about. Elsewhere the address tells: a view names one before
    /// showing it only while a load is under way, or about to begin.
    ///
    /// > Note: Frames inside the page are not told apart: there both readings stay, the stricter wins.
    func withRedirect(_ attempt: Attempt, of action: WKNavigationAction) -> Attempt {
      guard let view, attempt.targetsMainFrame == true else { return attempt }
      // With nothing loading or asked for, the address is the page's own, be it one that it gave itself.
      let named = view.isLoading ? Address(reading: view.url) : nil
      let read = session.gate.read(
        attempt,
        in: NamedAddress(
          named, shown: shown, isLoading: provisional != nil, load: load(of: attempt, action)))
      redirected = read.isRedirect == true ? provisional : nil
      return read
    }

    private func load(of attempt: Attempt, _ action: WKNavigationAction) -> AskedLoad {
      let load = action.mainFrameLoad
      if let load, load === provisional { return .begun }
      if ownLoads.take(attempt, of: load) { return .apps }
      return load == nil ? .unknown : .another
    }

    /// The main frame begins to load something.
    ///
    /// What was asked about before and taken for a hop of another load was none if it begins now: the
    /// engine tells of each load once, however often it is redirected.
    func loadBegan(_ load: WKNavigation?) {
      if let redirected, redirected !== load { session.gate.hopWasALoad() }
      redirected = nil
      provisional = load
    }

    /// The app calls for a load: it takes the place of what is under way, and is no hop of that.
    func appLoads(_ url: URL?) {
      provisional = nil
      session.bridged = nil
      ownLoads.expect(url)
    }
  }
#endif
