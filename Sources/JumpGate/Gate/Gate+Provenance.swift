extension Gate {
  /// The ways in which an attempt may be read: as new, and as a redirect of what is under way.
  func provenances(of attempt: Attempt, at time: GateTime) -> [Provenance] {
    let started = chains.filter { $0.canLead(to: attempt) }.map(\.redirected)
    guard case .navigation = attempt.kind else { return [fresh(attempt, at: time)] }
    switch attempt.isRedirect {
    case true: return started.isEmpty ? [orphan] : started
    case false: return [fresh(attempt, at: time)]
    case nil: return [fresh(attempt, at: time)] + started
    }
  }

  /// A redirect of a navigation that the gate has not seen start.
  private var orphan: Provenance {
    Provenance(
      from: nil, frame: .unknown, isTopFromFrame: nil, isPopup: inheritance != nil,
      isRedirected: true, tap: .none)
  }

  private func fresh(_ attempt: Attempt, at time: GateTime) -> Provenance {
    let isFirst = isFirstLoad(attempt)
    let frame = isFirst ? inheritance?.frame ?? .unknown : askingFrame(of: attempt)
    var provenance = Provenance(
      from: isFirst ? inheritance?.from : attempt.frame.origin, frame: frame,
      isTopFromFrame: isTopFromFrame(attempt, asker: frame),
      isPopup: inheritance != nil || attempt.kind == .newWindow, isRedirected: false,
      tap: standing(of: attempt, isFirst: isFirst, at: time), heldTap: tap)
    provenance.isHistory = attempt.kind.isHistory
    provenance.isFirstLoad = isFirst
    if let hostLoad, attempt.isMainNavigation, case .success(hostLoad.address) = attempt.target {
      provenance.isHostLoad = true
      provenance.isHistory = provenance.isHistory || hostLoad.isRestore
      provenance.tap = .none
    }
    return provenance
  }

  /// The frame that asks; a navigation inside a frame is that frame's, and what a window opened by
  /// a frame asks for is a frame's too.
  private func askingFrame(of attempt: Attempt) -> AskingFrame {
    if attempt.targetsMainFrame == false { return .sub }
    if attempt.frame.role == .main, let inheritance { return inheritance.frame }
    let isNavigation = attempt.kind != .newWindow
    if attempt.frame.role == .main, attempt.targetsMainFrame == nil, isNavigation {
      return .unknown
    }
    return attempt.frame.role
  }

  private func isTopFromFrame(_ attempt: Attempt, asker: AskingFrame) -> Bool? {
    guard attempt.kind != .newWindow, attempt.targetsMainFrame != false,
      attempt.frame.role != .main
    else { return false }
    if attempt.frame.role == .unknown { return nil }
    return attempt.targetsMainFrame
  }

  private func isFirstLoad(_ attempt: Attempt) -> Bool {
    guard let inheritance, inheritance.isBeforeFirstLoad, case .navigation = attempt.kind else {
      return false
    }
    return attempt.targetsMainFrame != false
  }

  private func standing(of attempt: Attempt, isFirst: Bool, at time: GateTime) -> TapStanding {
    guard let tap else { return .none }
    if let inherited = tap.inherited {
      return isFirst ? tap.inheritedStanding(inherited, at: time) : .none
    }
    return tap.standing(for: attempt.frame, engineGesture: attempt.engineGesture, at: time)
  }
}

extension Attempt {
  /// Whether the main frame is, or may be, navigated.
  var isMainNavigation: Bool {
    if case .navigation = kind { targetsMainFrame != false } else { false }
  }
}

extension Attempt.Kind {
  /// Whether it shows again what was there before.
  var isHistory: Bool {
    switch self {
    case .navigation(.reload), .navigation(.backForward), .navigation(.formResubmitted): true
    default: false
    }
  }
}
