#if canImport(WebKit)
  import Testing

  /// The tests that load pages in the real engine: one after another, since they share the main
  /// thread, the pointer and the front window.
  @Suite(.serialized) enum EngineTests {}
#endif
