#if GTK
  internal import JumpGate

  /// Which documents a view's page has, as far as it can be known from outside.
  ///
  /// The engine does not name the asking frame. While a page has one document only and no relation
  /// to another view, that document is the asker; as soon as there may be another, it is unknown.
  struct FrameRoster {
    private var main: (frame: Frame, address: Address?)?
    private var mayHaveOthers = true
    private var isRelated = false

    /// The asker of a navigation about which nothing else is known.
    var asker: Frame { isRelated ? .unknown : onlyDocument ?? .unknown }

    /// The page's document, if it has no other; views that are related may have more askers.
    var onlyDocument: Frame? { mayHaveOthers ? nil : main?.frame }

    /// A document was made.
    ///
    /// - Parameter isOwn: whether a main document is this view's for certain. Another view's says
    ///   nothing of this one; a frame may be in any.
    mutating func hello(_ message: TapMessage, isOwn: Bool) {
      guard message.frame.role == .main else {
        mayHaveOthers = true
        return
      }
      guard isOwn || !isRelated else { return }
      main = (message.frame, try? Address(message.href))
      // A page that is shown again may have frames, which speak before it or not at all.
      mayHaveOthers = message.kind == .again
    }

    /// The main frame shows this now.
    ///
    /// A document that said nothing can't be known.
    mutating func committed(_ address: Address?) {
      guard let shown = main?.address, let address, shown.isSameDocument(as: address) else {
        return forgetPage()
      }
    }

    /// A navigation was let through: unless it stays in the main document, it may fill a frame.
    mutating func letThrough(_ address: Address) {
      guard !mayHaveOthers else { return }
      mayHaveOthers = !(main?.address?.isSameDocument(as: address) ?? false)
    }

    /// The page is gone; who else can reach into the view can still.
    mutating func forgetPage() {
      main = nil
      mayHaveOthers = true
    }

    /// Another view can reach into this one: its opener, or a child.
    mutating func becameRelated() {
      isRelated = true
    }
  }
#endif
