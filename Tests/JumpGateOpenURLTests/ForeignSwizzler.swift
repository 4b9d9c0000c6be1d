#if canImport(CObjCRuntime)
  import CObjCRuntime

  @testable import JumpGateOpenURL

  /// Other libraries' ways of replacing `openURL:`, as they are in the field.
  enum ForeignSwizzler {
    /// How often its replacement ran.
    nonisolated(unsafe) static var calls = 0
    /// What it found in the method's place.
    nonisolated(unsafe) static var found: UnsafeMutableRawPointer?
    static var own: JumpGateOpenURL.ObjCSelector { StandInApplication.selector("sdk_openURL:") }

    // MARK: By setting the implementation

    /// Sets its implementation and keeps what it found, to call it.
    static func set(on application: StandInApplication) {
      calls = 0
      let method = class_getInstanceMethod(application.owner, StandInApplication.openURL)
      found = method_setImplementation(
        method, unsafeBitCast(calling, to: UnsafeMutableRawPointer.self))
    }

    /// Puts back what it found.
    static func unset(on application: StandInApplication) {
      let method = class_getInstanceMethod(application.owner, StandInApplication.openURL)
      _ = method_setImplementation(method, found)
    }

    private static let calling: StandInApplication.PlainFunction = { object, selector, url in
      ForeignSwizzler.calls += 1
      let found = unsafeBitCast(
        ForeignSwizzler.found, to: StandInApplication.PlainFunction.self)
      return found(object, selector, url)
    }

    // MARK: By exchanging

    /// Adds a method of its own and exchanges it with `openURL:`; calls itself to call the original.
    static func exchange(on application: StandInApplication) {
      calls = 0
      StandInApplication.add(sendingOwn, own, to: application.owner)
      exchangeAgain(on: application)
    }

    /// Exchanges once more, as libraries do that are loaded twice.
    static func exchangeAgain(on application: StandInApplication) {
      method_exchangeImplementations(
        class_getInstanceMethod(application.owner, StandInApplication.openURL),
        class_getInstanceMethod(application.owner, own))
    }

    private static let sendingOwn: StandInApplication.PlainFunction = { object, _, url in
      ForeignSwizzler.calls += 1
      return StandInApplication.send(
        ForeignSwizzler.own, to: object, url.map { String(cString: $0) }) ? 1 : 0
    }

    // MARK: Gone wrong

    /// Sends `openURL:` again from within it: an original that is no original.
    static func sendAround(on application: StandInApplication) {
      calls = 0
      let method = class_getInstanceMethod(application.owner, StandInApplication.openURL)
      _ = method_setImplementation(
        method, unsafeBitCast(sendingAround, to: UnsafeMutableRawPointer.self))
    }

    private static let sendingAround: StandInApplication.PlainFunction = { object, selector, url in
      ForeignSwizzler.calls += 1
      return StandInApplication.send(
        StandInApplication.openURL, to: object, url.map { String(cString: $0) }) ? 1 : 0
    }
  }
#endif
