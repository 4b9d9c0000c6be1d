#if GTK
  /// What set a jump off.
  enum JumpTrigger: String {
    /// The page's loading: markup, or a script that runs while it is loaded.
    case load
    /// The page by itself, once it was loaded.
    case script
    /// A press of the audit's.
    case press
    /// A server's redirect, with no press behind it.
    case redirect
    /// A new window, with no press behind it.
    case popup
    /// A frame inside the page, with no press behind it.
    case frame
  }
#endif
