#if GTK
  import Testing

  /// Everything that runs the engine: one after another, on the main thread, since GTK lives there.
  ///
  /// Test files extend it.
  @MainActor @Suite(.serialized)
  struct EngineTests {}
#else
  import Testing

  /// Says that none of the engine's tests were run.
  @Test(.disabled("nothing was tested in the engine; run `swift test --traits GTK`"))
  func `the engine's tests need the trait GTK`() {}
#endif
