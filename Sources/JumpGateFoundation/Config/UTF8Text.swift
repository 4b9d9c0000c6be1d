/// Checks that bytes are UTF-8 before anyone slices strings out of them.
enum UTF8Text {
  /// The first byte that belongs to no well-formed sequence; nil if all is UTF-8.
  ///
  /// Source: The Unicode Standard, section 3.9, table 3-7.
  static func firstFault(in bytes: [UInt8]) -> Int? {
    // The standard library repairs what is wrong; where the repair differs is the fault.
    var repaired = String(decoding: bytes, as: UTF8.self)
    return repaired.withUTF8 { utf8 in
      if utf8.count == bytes.count, utf8.elementsEqual(bytes) { return nil }
      return zip(utf8, bytes).enumerated().first { $0.element.0 != $0.element.1 }?.offset
        ?? min(utf8.count, bytes.count)
    }
  }
}
