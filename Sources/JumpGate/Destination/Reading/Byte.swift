/// Classes of code units that the store's addresses are told apart by.
extension UInt8 {
  var isSlash: Bool { self == UInt8(ascii: "/") || self == UInt8(ascii: "\\") }

  /// The end of an address that stands inside running text.
  var endsAddressInText: Bool {
    self <= 0x20 || self == 0x22 || self == UInt8(ascii: "<") || self == UInt8(ascii: ">")
  }

  /// The six bits of a letter of base64, of either alphabet.
  var base64Value: UInt8? {
    switch self {
    case 0x41...0x5A: self - 0x41
    case 0x61...0x7A: self - 0x47
    case 0x30...0x39: self + 4
    case UInt8(ascii: "+"), UInt8(ascii: "-"): 62
    case UInt8(ascii: "/"), UInt8(ascii: "_"): 63
    default: nil
    }
  }
}
