#if canImport(CObjCRuntime)
  import CObjCRuntime

  @testable import JumpGateOpenURL

  /// Replacements as GCC's runtime takes them: plain C functions, which can capture nothing.
  ///
  /// Each slot has functions of its own, as each block has on Apple's runtime.
  enum TestReplacements {
    struct Slot {
      let gate: OpenCallGate
      let swap: MethodSwap
    }

    nonisolated(unsafe) static var plain: [Slot?] = [nil, nil, nil]
    nonisolated(unsafe) static var options: [Slot?] = [nil, nil, nil]
    /// Handlers that wait for the main thread, as it were.
    nonisolated(unsafe) static var later: [() -> Void] = []

    static func reset() {
      plain = [nil, nil, nil]
      options = [nil, nil, nil]
      later = []
    }

    /// Calls what waits.
    static func runLater() {
      let waiting = later
      later = []
      waiting.forEach { $0() }
    }

    /// The functions of a slot, as an interception wants them.
    static func replacements(slot: Int) -> Interception.Replacements {
      Interception.Replacements(
        openURL: { gate, swap in
          plain[slot] = Slot(gate: gate, swap: swap)
          return unsafeBitCast(plainFunctions[slot], to: UnsafeMutableRawPointer.self)
        },
        openURLOptions: { gate, swap in
          options[slot] = Slot(gate: gate, swap: swap)
          return unsafeBitCast(optionsFunctions[slot], to: UnsafeMutableRawPointer.self)
        })
    }

    private static let plainFunctions: [StandInApplication.PlainFunction] = [
      { TestReplacements.openURL(0, $0, $1, $2) },
      { TestReplacements.openURL(1, $0, $1, $2) },
      { TestReplacements.openURL(2, $0, $1, $2) },
    ]

    private static let optionsFunctions: [StandInApplication.OptionsFunction] = [
      { TestReplacements.openURL(0, $0, $1, $2, $3, $4) },
      { TestReplacements.openURL(1, $0, $1, $2, $3, $4) },
      { TestReplacements.openURL(2, $0, $1, $2, $3, $4) },
    ]

    private static func openURL(
      _ slot: Int, _ object: ObjCObject?, _ selector: JumpGateOpenURL.ObjCSelector?,
      _ url: UnsafePointer<CChar>?
    ) -> UInt8 {
      guard let slot = plain[slot] else { return 0 }
      let isOpened = slot.gate.openURL(url.map { String(cString: $0) }) { address in
        let original = unsafeBitCast(
          slot.swap.original, to: StandInApplication.PlainFunction.self)
        guard let address else { return original(object, selector, url) != 0 }
        return address.withCString { original(object, selector, $0) } != 0
      }
      return isOpened ? 1 : 0
    }

    private static func openURL(
      _ slot: Int, _ object: ObjCObject?, _ selector: JumpGateOpenURL.ObjCSelector?,
      _ url: UnsafePointer<CChar>?, _ options: UnsafeRawPointer?,
      _ handler: UnsafeMutableRawPointer?
    ) {
      guard let slot = self.options[slot] else { return }
      let completion = handler.map { pointer in
        let handler = Unmanaged<StandInApplication.Handler>.fromOpaque(pointer)
          .takeUnretainedValue()
        nonisolated(unsafe) let call = handler.call
        return OpenCompletion { call($0) }
      }
      slot.gate.openURL(
        url.map { String(cString: $0) }, completion: completion,
        later: { body in later.append(body) },
        pass: { address, completion in
          let original = unsafeBitCast(
            slot.swap.original, to: StandInApplication.OptionsFunction.self)
          let handler = completion.map { completion in
            StandInApplication.Handler { completion.call($0) }
          }
          let pointer = handler.map { Unmanaged.passUnretained($0).toOpaque() }
          withExtendedLifetime(handler) {
            if let address {
              address.withCString { original(object, selector, $0, options, pointer) }
            } else {
              original(object, selector, url, options, pointer)
            }
          }
        })
    }
  }
#endif
