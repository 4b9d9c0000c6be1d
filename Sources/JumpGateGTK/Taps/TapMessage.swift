#if GTK
  internal import CWebKitGTK
  internal import JumpGate

  /// What the tap script said, as a value.
  struct TapMessage: Hashable {
    /// `again` is a document that is shown again as it was left, `key` a tap without a press.
    enum Kind: String { case hello, again, press, held, drop, tap, key, filled }

    var kind: Kind
    /// The document that speaks.
    var frame: Frame
    /// Its address as it says itself.
    var href: String
    /// Which press of that document.
    var number: Int
    /// When the event happened, by the adapter's clock.
    var time: GateTime
  }

  extension TapMessage {
    /// Reads a message; nil if it is not one of the script's.
    ///
    /// - Parameter received: when it was received.
    init?(_ value: OpaquePointer, receivedAt received: GateTime) {
      guard let kind = value.string("kind").flatMap(Kind.init(rawValue:)),
        let document = value.string("document"), !document.isEmpty,
        let href = value.string("href"), let origin = value.string("origin"),
        let age = value.number("age"), let sent = value.number("sent")
      else { return nil }
      self.kind = kind
      self.href = href
      number = Int(exactly: value.number("number") ?? 0) ?? 0
      frame = Frame(
        id: Frame.ID(document), role: value.isTrue("isTop") ? .main : .sub,
        origin: Self.origin(origin), ancestors: value.isTrue("isTop") ? [] : nil)
      time = Clock.time(receivedAt: received, age: age, sentAt: sent)
    }

    /// The origin that a document names itself (`self.origin`): `null` is an opaque one.
    private static func origin(_ text: String) -> Origin? {
      if text == "null" { return .opaque }
      return (try? Address(text)).map { Origin(of: $0) }
    }
  }

  extension OpaquePointer {
    fileprivate func string(_ name: String) -> String? {
      property(name) { value in
        guard jsc_value_is_string(value) != 0, let text = jsc_value_to_string(value) else {
          return nil
        }
        defer { g_free(text) }
        return String(cString: text)
      }
    }

    fileprivate func number(_ name: String) -> Double? {
      property(name) { jsc_value_is_number($0) != 0 ? jsc_value_to_double($0) : nil }
    }

    fileprivate func isTrue(_ name: String) -> Bool {
      property(name) { jsc_value_is_boolean($0) != 0 && jsc_value_to_boolean($0) != 0 } ?? false
    }

    private func property<Value>(_ name: String, _ read: (OpaquePointer) -> Value?) -> Value? {
      guard jsc_value_is_object(self) != 0, let value = jsc_value_object_get_property(self, name)
      else { return nil }
      defer { g_object_unref(UnsafeMutableRawPointer(value)) }
      return read(value)
    }
  }
#endif
