/// Code points of ASCII as the standards group them.
extension UInt8 {
  var isASCIIAlpha: Bool { (self | 0x20) >= 0x61 && (self | 0x20) <= 0x7A }
  var isASCIIDigit: Bool { self >= 0x30 && self <= 0x39 }
  var isASCIIUpper: Bool { self >= 0x41 && self <= 0x5A }
  var isASCIITabOrNewline: Bool { self == 0x09 || self == 0x0A || self == 0x0D }
  var isC0ControlOrSpace: Bool { self <= 0x20 }
  /// Whether the byte may stand in a scheme after its first letter.
  var isSchemeByte: Bool {
    isASCIIAlpha || isASCIIDigit || self == 0x2B || self == 0x2D || self == 0x2E
  }

  /// The lower-case letter for an upper-case one; any other byte as it is.
  var asciiLowercased: UInt8 { isASCIIUpper ? self | 0x20 : self }

  /// The value of a hexadecimal digit, or nil.
  var hexValue: UInt8? {
    switch self {
    case 0x30...0x39: self - 0x30
    case 0x41...0x46: self - 0x41 + 10
    case 0x61...0x66: self - 0x61 + 10
    default: nil
    }
  }

  /// The upper-case hexadecimal digit of a value below 16.
  static func hexDigit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x37 + value }
}

extension UnsafeBufferPointer<UInt8> {
  /// The bytes of a range, counted from zero.
  @inline(__always)
  func slice(_ start: Int, _ end: Int) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: self[start..<end])
  }

  /// Whether the bytes are those of an ASCII literal.
  @inline(__always)
  func equals(_ literal: StaticString) -> Bool {
    guard count == literal.utf8CodeUnitCount else { return false }
    for index in 0..<count where self[index] != literal.utf8Start[index] { return false }
    return true
  }

  /// Whether the bytes begin with those of an ASCII literal in lower case, in any case.
  func begins(with literal: StaticString) -> Bool {
    guard count >= literal.utf8CodeUnitCount else { return false }
    for index in 0..<literal.utf8CodeUnitCount
    where self[index].asciiLowercased != literal.utf8Start[index] {
      return false
    }
    return true
  }
}
