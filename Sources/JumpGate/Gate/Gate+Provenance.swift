extension Gate {
  /// The ways in which an attempt may be read: as new, and as a redirect of what is under way.
  func provenances(of attempt: Attempt, at time: GateTime) -> [Provenance] {
    let fresh = fresh(attempt, at: time)
    if case .response = attempt.kind {
      let answered = chains.filter { $0.hops.last == (try? attempt.target.get()) }
      return answered.isEmpty
        ? [unseen(fresh, attempt)] : answered.map(\.answered)
    }
    guard case .navigation = attempt.kind, attempt.isRedirect != false else { return [fresh] }
    let leading = chainsLeading(to: attempt)
    if attempt.isRedirect == true {
      return leading.isEmpty
        ? [nobodys(isRedirected: true)] : leading.map { $0.next(isRedirected: true) }
    }
    return [fresh] + leading.map { possibleRedirect(of: $0, attempt, fresh) }
  }

  /// What may be a redirect or a new navigation of the same frame; a tap that is worth more there
  /// now counts for both, since a script there could have waited for it.
  private func possibleRedirect(
    of chain: NavigationChain, _ attempt: Attempt, _ fresh: Provenance
  ) -> Provenance {
    var next = chain.next(isRedirected: true)
    if fresh.tap.worth > next.tap.worth, chain.isByFrame(of: attempt) {
      next.tap = fresh.tap
      next.heldTap = fresh.heldTap
    }
    return next
  }

  /// An answer to a navigation that the gate has not seen start, or no longer knows: what the main
  /// frame is to show has still to be judged.
  private func unseen(_ fresh: Provenance, _ attempt: Attempt) -> Provenance {
    var unseen = fresh
    unseen.mayFillFrame = attempt.targetsMainFrame == true
    return unseen
  }

  /// What nobody is known to have asked for: a load of the app's, or a redirect of a navigation that
  /// the gate has not seen start.
  func nobodys(isRedirected: Bool) -> Provenance {
    Provenance(
      from: nil, frame: .unknown, isTopFromFrame: nil, isPopup: inheritance != nil,
      isRedirected: isRedirected, tap: .none)
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
