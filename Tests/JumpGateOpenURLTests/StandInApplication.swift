#if canImport(CObjCRuntime)
  import CObjCRuntime

  @testable import JumpGateOpenURL

  /// An application class made at run time, with the two methods as the real one has them, and what
  /// was passed to them.
  ///
  /// A URL is a C string here, a completion handler a box: the runtime knows nothing of either.
  final class StandInApplication {
    /// A completion handler as an Objective-C object would be passed.
    final class Handler {
      let call: (Bool) -> Void
      init(_ call: @escaping (Bool) -> Void) { self.call = call }
    }

    typealias PlainFunction =
      @convention(c) (ObjCObject?, JumpGateOpenURL.ObjCSelector?, UnsafePointer<CChar>?) -> UInt8
    typealias OptionsFunction =
      @convention(c) (
        ObjCObject?, JumpGateOpenURL.ObjCSelector?, UnsafePointer<CChar>?, UnsafeRawPointer?,
        UnsafeMutableRawPointer?
      ) -> Void

    /// What reached the original methods, in order.
    ///
    /// Tests that use it run one after another.
    nonisolated(unsafe) static var opened: [String] = []
    /// What the original does with a completion handler.
    nonisolated(unsafe) static var finish: (Handler) -> Void = { $0.call(true) }
    private nonisolated(unsafe) static var count = 0

    let owner: JumpGateOpenURL.ObjCClass
    let object: ObjCObject

    static var openURL: JumpGateOpenURL.ObjCSelector { selector("openURL:") }
    static var openURLOptions: JumpGateOpenURL.ObjCSelector {
      selector("openURL:options:completionHandler:")
    }

    /// A selector by its name; the runtime has one for every name.
    static func selector(_ name: String) -> JumpGateOpenURL.ObjCSelector {
      sel_registerName(name)
    }

    /// Makes a class of its own for each test.
    ///
    /// - Parameters:
    ///   - superclass: what it inherits from; nil: a root class with both methods.
    ///   - hasOptions: whether a root class has the second method.
    init(superclass: StandInApplication? = nil, hasOptions: Bool = true) {
      Self.opened = []
      Self.finish = { $0.call(true) }
      Self.count += 1
      owner = objc_allocateClassPair(superclass?.owner, "StandInApplication\(Self.count)", 0)
      if superclass == nil {
        Self.add(Self.originalPlain, Self.openURL, to: owner)
        if hasOptions { Self.add(Self.originalOptions, Self.openURLOptions, to: owner) }
      }
      objc_registerClassPair(owner)
      object = class_createInstance(owner, 0)
      // A class that has got no message yet has no dispatch table of its own, and GCC's runtime
      // then writes a replaced method into a table that all such classes share.
      _ = objc_msg_lookup(object, Self.openURL)
    }

    deinit {
      object_dispose(object)
    }

    static func add(
      _ function: PlainFunction, _ selector: JumpGateOpenURL.ObjCSelector,
      to owner: JumpGateOpenURL.ObjCClass
    ) {
      _ = class_addMethod(
        owner, selector, unsafeBitCast(function, to: UnsafeMutableRawPointer.self), "C@:*")
    }

    static func add(
      _ function: OptionsFunction, _ selector: JumpGateOpenURL.ObjCSelector,
      to owner: JumpGateOpenURL.ObjCClass
    ) {
      _ = class_addMethod(
        owner, selector, unsafeBitCast(function, to: UnsafeMutableRawPointer.self), "v@:*^v^v")
    }

    // MARK: Sending

    /// Sends `openURL:`.
    func open(_ url: String?) -> Bool { Self.send(Self.openURL, to: object, url) }

    /// Sends `openURL:options:completionHandler:`.
    func open(_ url: String?, completion: ((Bool) -> Void)?) {
      let handler = completion.map { Handler($0) }
      Self.send(Self.openURLOptions, to: object, url, handler)
    }

    static func send(
      _ selector: JumpGateOpenURL.ObjCSelector, to object: ObjCObject?, _ url: String?
    ) -> Bool {
      let function = unsafeBitCast(objc_msg_lookup(object, selector), to: PlainFunction.self)
      return
        (url.map { url in url.withCString { function(object, selector, $0) } }
        ?? function(object, selector, nil)) != 0
    }

    static func send(
      _ selector: JumpGateOpenURL.ObjCSelector, to object: ObjCObject?, _ url: String?,
      _ handler: Handler?
    ) {
      let function = unsafeBitCast(objc_msg_lookup(object, selector), to: OptionsFunction.self)
      let pointer = handler.map { Unmanaged.passUnretained($0).toOpaque() }
      withExtendedLifetime(handler) {
        if let url {
          url.withCString { function(object, selector, $0, nil, pointer) }
        } else {
          function(object, selector, nil, nil, pointer)
        }
      }
    }

    // MARK: The originals

    static let originalPlain: PlainFunction = { _, _, url in
      StandInApplication.opened.append(url.map { String(cString: $0) } ?? "nil")
      return 1
    }

    static let originalOptions: OptionsFunction = { _, _, url, _, handler in
      StandInApplication.opened.append(url.map { String(cString: $0) } ?? "nil")
      guard let handler else { return }
      StandInApplication.finish(Unmanaged<Handler>.fromOpaque(handler).takeUnretainedValue())
    }
  }
#endif
