extension Address {
  /// Whether bytes are a valid address, without making an ``Address`` of it.
  ///
  /// Source: <https://url.spec.whatwg.org/#dom-url-canparse>
  ///
  /// - Parameters:
  ///   - utf8: an address as it stands in a page; bytes that are no UTF-8 are read as U+FFFD.
  ///   - base: the address of the page, or nil if the string must be absolute.
  public static func canParse(
    utf8: UnsafeBufferPointer<UInt8>, base: Address? = nil
  ) -> Bool {
    if PlainBytes.with(utf8, { PlainAddress<NoWatcher>(http: $0).map { _ in true } }) == true {
      return true
    }
    return AddressParser.withOther(utf8: utf8, base: base, watching: NoWatcher.self) { result in
      guard case .success = result else { return false }
      return true
    }
  }
}
