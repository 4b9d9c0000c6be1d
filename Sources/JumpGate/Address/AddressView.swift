/// A parsed address seen as bytes; valid only while its buffer is.
struct AddressView {
  /// The serialization.
  let bytes: UnsafeBufferPointer<UInt8>
  let layout: AddressLayout
  /// Whether an address may stand inside; true where nobody looked.
  var mayHoldAddress = true

  /// The scheme without its colon.
  var scheme: UnsafeBufferPointer<UInt8> { part(0, layout.schemeEnd) }
  /// The host as serialized; empty if there is none.
  var host: UnsafeBufferPointer<UInt8> { part(layout.hostStart, layout.hostEnd) }
  /// The path.
  var path: UnsafeBufferPointer<UInt8> { part(layout.pathStart, layout.queryStart) }
  /// The query without its `?`; empty if there is none.
  var query: UnsafeBufferPointer<UInt8> {
    part(min(layout.queryStart + 1, layout.fragmentStart), layout.fragmentStart)
  }
  /// The fragment without its `#`; empty if there is none.
  var fragment: UnsafeBufferPointer<UInt8> {
    part(min(layout.fragmentStart + 1, layout.end), layout.end)
  }
  /// All after the scheme's colon.
  var afterScheme: UnsafeBufferPointer<UInt8> { part(layout.schemeEnd + 1, layout.end) }
  /// Whether there is a query, be it empty.
  var hasQuery: Bool { layout.queryStart < layout.fragmentStart }
  /// Whether there is a fragment, be it empty.
  var hasFragment: Bool { layout.fragmentStart < layout.end }

  @inline(__always)
  private func part(_ start: UInt32, _ end: UInt32) -> UnsafeBufferPointer<UInt8> {
    bytes.slice(Int(start), Int(end))
  }
}

extension AddressParser {
  /// Parses bytes and calls a body with the address, without making an ``Address``.
  ///
  /// Allocates nothing where the bytes are already the serialization of a common address.
  ///
  /// - Parameter watcher: looks for addresses inside, where one pass can do both.
  @inline(__always)
  static func withParsed<Watcher: PlainWatcher, Value>(
    utf8 bytes: UnsafeBufferPointer<UInt8>, base: Address? = nil,
    watching watcher: Watcher.Type = NoWatcher.self,
    _ body: (Result<AddressView, AddressError>) -> Value
  ) -> Value {
    if let view = PlainAddress<Watcher>.readHTTP(bytes) { return body(.success(view)) }
    return withOther(utf8: bytes, base: base, watching: watcher, body)
  }

  /// As ``withParsed(utf8:base:watching:_:)``, for what is no http(s) address that is its own
  /// serialization.
  @inline(__always)
  static func withOther<Watcher: PlainWatcher, Value>(
    utf8 bytes: UnsafeBufferPointer<UInt8>, base: Address?, watching watcher: Watcher.Type,
    _ body: (Result<AddressView, AddressError>) -> Value
  ) -> Value {
    if let view = PlainAddress<Watcher>.readOther(bytes) { return body(.success(view)) }
    let tidied = TidyAddress.with(bytes) { bytes in
      PlainAddress<Watcher>.readHTTP(bytes).map { body(.success($0)) }
    }
    if let tidied { return tidied }
    do throws(AddressError) {
      let parsed = try parse(utf8: bytes, base: base)
      return parsed.bytes.withUnsafeBufferPointer {
        let mayHoldAddress = PlainAddress<Watcher>.readHTTP($0)?.mayHoldAddress ?? true
        return body(
          .success(
            AddressView(bytes: $0, layout: parsed.layout, mayHoldAddress: mayHoldAddress)))
      }
    } catch {
      return body(.failure(error))
    }
  }
}
