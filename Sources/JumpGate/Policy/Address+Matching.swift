/// What matching needs of an address, read from its bytes without a copy.
extension Address {
  /// Whether the scheme is the given one, in lower case.
  func isScheme(_ name: String) -> Bool {
    let length = Int(layout.schemeEnd)
    return withUTF8 { bytes in
      length == name.utf8.count && bytes.slice(0, length).elementsEqual(name.utf8)
    }
  }

  /// Whether it is an http or https address.
  var isHTTP: Bool { layout.scheme == .http || layout.scheme == .https }
}
