#if GTK
  import JumpGateGTK

  /// An enforcement that is not kept alive.
  struct Weak {
    weak var value: Enforcement?
    init(_ value: Enforcement) { self.value = value }
  }
#endif
