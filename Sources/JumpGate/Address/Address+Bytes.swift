extension Address {
  /// Calls a body with the bytes of the serialization.
  func withUTF8<Value>(_ body: (UnsafeBufferPointer<UInt8>) throws -> Value) rethrows -> Value {
    var href = href
    return try href.withUTF8(body)
  }

  /// Calls a body with the bytes and their layout.
  func withView<Value>(_ body: (AddressView) throws -> Value) rethrows -> Value {
    let layout = layout
    return try withUTF8 { try body(AddressView(bytes: $0, layout: layout)) }
  }
}
