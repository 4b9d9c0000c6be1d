#if GTK
  import Testing

  /// Everything that runs the engine: one after another, on the main thread, since GTK lives there.
  ///
  /// Test files extend it.
  @MainActor @Suite(.serialized)
  struct EngineTests {}
#else
  import Testing

  /// Fails rather than passes where nothing was run.
  @Test func `the engine's tests need the trait GTK`() {
    Issue.record("nothing was tested; run `swift test --traits GTK`")
  }
#endif
