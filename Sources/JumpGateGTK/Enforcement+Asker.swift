#if GTK
  internal import JumpGate

  extension Enforcement {
    /// The frame that asks, as far as it can be told.
    func asker(of attempt: Attempt) -> Frame {
      birth?.frame ?? askerOfPage(attempt)
    }

    /// The frame that asks, in a view that has begun to load.
    func askerOfPage(_ attempt: Attempt) -> Frame {
      if attempt.engineGesture == true, let tapped = taps.frameOfGesture { return tapped }
      return ownOrOpeners ?? roster.asker
    }

    /// Whether the view shows, or is about to show, an address up to its fragment.
    func shows(_ address: Address) -> Bool {
      shownAddress?.isSameDocument(as: address) ?? false
    }

    /// The asker in a window that was opened by a page without frames and has none itself: nobody
    /// but these two documents can reach into it, and no third view ever could.
    ///
    /// Only what was the opener's document when the window came has a part in the tap behind it.
    private var ownOrOpeners: Frame? {
      guard let opener, opener.view != nil, let own = roster.onlyDocument,
        let other = opener.roster.onlyDocument, other.id == openerDocument,
        channels.allSatisfy({ $0.hasKnownOnly([self, opener]) })
      else { return nil }
      return .ownOrOpeners(origin: own.origin == other.origin ? own.origin : nil)
    }
  }
#endif
