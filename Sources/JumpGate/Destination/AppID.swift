/// The number of an app in the App Store: ASCII `[1-9][0-9]{0,18}`, at most 2^63 − 1.
///
/// The initializers are the only way to an id; what is not one is unknown, and unknown never
/// matches a list.
public struct AppID: Sendable, Hashable {
  /// The number.
  public let rawValue: UInt64

  /// Reads canonical decimal digits; nil for anything else (a sign, a leading zero, blanks,
  /// digits of another script, `id` in front).
  public init?(_ digits: some StringProtocol) {
    self.init(utf8: digits.utf8)
  }

  /// Reads canonical decimal digits from UTF-8 code units.
  init?(utf8 digits: some Sequence<UInt8>) {
    var value: UInt64 = 0
    var count = 0
    for byte in digits {
      guard (0x30...0x39).contains(byte), !(count == 0 && byte == 0x30), count < 19 else {
        return nil
      }
      value = value * 10 + UInt64(byte - 0x30)
      count += 1
    }
    guard count > 0, value <= UInt64(Int64.max) else { return nil }
    rawValue = value
  }

  /// Takes a number from 1 to 2^63 − 1; nil for any other.
  public init?(_ number: some BinaryInteger) {
    guard let value = UInt64(exactly: number), value > 0, value <= UInt64(Int64.max) else {
      return nil
    }
    rawValue = value
  }
}

extension AppID: CustomStringConvertible {
  /// The decimal digits.
  public var description: String { String(rawValue) }
}
