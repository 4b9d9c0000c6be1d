@testable import JumpGate

/// What can happen next in the search: all that a page, the user, the host app and time can do.
enum SequenceStep: String, CaseIterable, Sendable {
  // The user taps.
  case tapPage, tapAd
  // The page, or the ad in it, tries to leave.
  case pageToStore, adToStore, pageCalls, adCalls, pageReloadsToStore
  // The page, or the ad, moves the top on; then the server may redirect, or the page shows.
  case pageNext, adNext, redirectToStore, commit
  // Windows.
  case pageOpensWindow, adOpensWindow, childToStore, closeChild
  // Answers, one of them to a question that is closed.
  case yes, no, staleYes, childYes, childNo
  // Time.
  case wait400, wait700, wait9500
  // The view and the host app.
  case hide, show, hostLoad, processEnds

  /// By how many milliseconds the clock goes on.
  var milliseconds: Int64? {
    switch self {
    case .wait400: 400
    case .wait700: 700
    case .wait9500: 9_500
    default: nil
    }
  }

  /// Whether it is the ad that asks.
  var isByAd: Bool {
    switch self {
    case .adToStore, .adCalls, .adNext, .adOpensWindow: true
    default: false
    }
  }

  /// What a page asks for at this step; nil if it asks for nothing.
  var attempt: Attempt? {
    switch self {
    case .pageToStore: .leaving(SequenceWorld.store, .page)
    case .adToStore: .leaving(SequenceWorld.store, .ad)
    case .pageCalls: .leaving(SequenceWorld.call, .page)
    case .adCalls: .leaving(SequenceWorld.call, .ad)
    case .pageReloadsToStore: .leaving(SequenceWorld.store, .page, type: .reload)
    case .pageNext: .leaving(SequenceWorld.next, .page)
    case .adNext: .leaving(SequenceWorld.next, .ad)
    case .redirectToStore: .leaving(SequenceWorld.store, .unknown, isRedirect: true)
    case .pageOpensWindow: .opening(.page)
    case .adOpensWindow: .opening(.ad)
    case .childToStore: .leaving(SequenceWorld.store, .unknown)
    default: nil
    }
  }
}

extension Attempt {
  /// A navigation of the top, with the engine's flag: the best that a page can have.
  fileprivate static func leaving(
    _ address: Address, _ frame: Frame, type: NavigationType = .other, isRedirect: Bool = false
  ) -> Attempt {
    Attempt(
      .success(address), kind: .navigation(type), frame: frame, targetsMainFrame: true,
      engineGesture: true, isRedirect: isRedirect)
  }

  fileprivate static func opening(_ frame: Frame) -> Attempt {
    Attempt(
      .success(SequenceWorld.blank), kind: .newWindow, frame: frame, targetsMainFrame: true,
      engineGesture: true, isRedirect: false)
  }
}
