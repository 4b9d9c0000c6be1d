/// An IPv4 address as hosts spell it: decimal, octal or hexadecimal, one to four parts.
///
/// Source: <https://url.spec.whatwg.org/#concept-ipv4-parser>
struct IPv4Address {
  let value: UInt32

  /// What stands at the end of a domain.
  enum Ending {
    /// No number: the domain is a name.
    case none
    /// A number, and the domain is no IPv4 address: a failure.
    case invalid
    case address(IPv4Address)
  }

  /// Reads a domain as an IPv4 address if its last label is a number.
  ///
  /// Source: <https://url.spec.whatwg.org/#ends-in-a-number-checker>
  static func ending(_ domain: UnsafeBufferPointer<UInt8>) -> Ending {
    let name = DomainLabels.withoutTrailingDot(domain)
    let last = (name.lastIndex(of: UInt8(ascii: ".")) ?? -1) + 1
    let label = name.slice(last, name.count)
    guard !label.isEmpty, label.allSatisfy(\.isASCIIDigit) || number(label) != nil else {
      return .none
    }
    guard let value = value(of: name) else { return .invalid }
    return .address(IPv4Address(value: value))
  }

  private static func value(of domain: UnsafeBufferPointer<UInt8>) -> UInt32? {
    var value: UInt64 = 0
    var start = 0
    for part in 0..<4 {
      let end = domain[start...].firstIndex(of: UInt8(ascii: ".")) ?? domain.count
      guard let number = number(domain.slice(start, end)) else { return nil }
      if end == domain.count {
        let bits = UInt64(8 * (4 - part))
        return number < 1 << bits ? UInt32(value << bits | number) : nil
      }
      guard number <= 255 else { return nil }
      value = value << 8 | number
      start = end + 1
    }
    return nil
  }

  /// Reads one part; what does not fit 32 bits comes out as a number too large for any part.
  private static func number(_ part: UnsafeBufferPointer<UInt8>) -> UInt64? {
    guard let first = part.first else { return nil }
    var digits = part
    var radix: UInt64 = 10
    if part.count >= 2, first == UInt8(ascii: "0") {
      let isHex = part[1] | 0x20 == UInt8(ascii: "x")
      radix = isHex ? 16 : 8
      digits = part.slice(isHex ? 2 : 1, part.count)
    }
    var value: UInt64 = 0
    for digit in digits {
      guard let digit = digit.hexValue, digit < radix else { return nil }
      value = min(value * radix + UInt64(digit), 1 << 32)
    }
    return value
  }

  /// Appends four decimal parts.
  func append(to output: inout [UInt8]) {
    for shift: UInt32 in [24, 16, 8, 0] {
      output.append(contentsOf: String(value >> shift & 0xFF).utf8)
      if shift > 0 { output.append(UInt8(ascii: ".")) }
    }
  }
}
