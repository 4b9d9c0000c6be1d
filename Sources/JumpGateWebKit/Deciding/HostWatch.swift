#if canImport(WebKit)
  internal import ObjectiveC

  /// Tells when a host's delegate is gone.
  ///
  /// The engine remembers which methods the delegate had and calls them on its stand-in, which has
  /// nobody to pass them on to. Objects that are associated with an object go with it.
  final class HostWatch {
    private let onGone: @MainActor @Sendable () -> Void

    private init(onGone: @escaping @MainActor @Sendable () -> Void) {
      self.onGone = onGone
    }

    deinit {
      onMainActor(onGone)
    }

    /// Begins to watch an object.
    ///
    /// - Parameters:
    ///   - object: the host's delegate.
    ///   - key: whose watch it is; a second one with the same key takes its place.
    ///   - onGone: called once, when the object goes or is watched anew.
    static func watch(
      _ object: AnyObject, key: UnsafeRawPointer, onGone: @escaping @MainActor @Sendable () -> Void
    ) {
      objc_setAssociatedObject(
        object, key, HostWatch(onGone: onGone), .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }
#endif
