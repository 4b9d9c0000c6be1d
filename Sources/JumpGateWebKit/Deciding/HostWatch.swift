#if canImport(WebKit)
  /// Tells when a host's delegate is gone, by going with it: it is associated with the delegate.
  ///
  /// The engine remembers which methods the delegate had and calls them on its stand-in, which has
  /// nobody left to pass them on to; so the stand-in must be set again.
  final class HostWatch: Sendable {
    private let onGone: @MainActor @Sendable () -> Void

    /// Begins to watch the object with which this is associated.
    ///
    /// - Parameter onGone: called once, when the object goes or the watch is taken off it.
    init(onGone: @escaping @MainActor @Sendable () -> Void) {
      self.onGone = onGone
    }

    deinit {
      onMainActor(onGone)
    }
  }
#endif
