#if canImport(WebKit)
  /// What became of an attempt to show a store page.
  public enum SheetOutcome: String, Sendable, Hashable, CaseIterable {
    /// It is shown.
    case shown
    /// There is no such page here: the address is opened instead, if the view can still be seen.
    case unavailable
    /// The view is out of sight, or something else is shown over it: nothing is opened, since the user
    /// is elsewhere by now.
    case gone
  }
#endif
