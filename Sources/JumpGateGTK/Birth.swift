#if GTK
  internal import JumpGate

  /// How a new window came to be: what was asked, by whom, and what was answered.
  package struct Birth {
    /// The address as the engine wrote it.
    var string: String
    /// The opener's frame.
    var frame: Frame
    /// The opener's event.
    var event: JumpEvent
  }
#endif
