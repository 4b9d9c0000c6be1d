#if canImport(WebKit)
  internal import Foundation
  internal import JumpGate

  extension Result where Success == Address, Failure == UnreadableAddress {
    /// The address of a URL as a browser reads its string; a URL that is missing is unreadable.
    init(reading url: URL?) {
      self = UnreadableAddress.parse(url?.absoluteString ?? "", base: nil)
    }
  }

  extension Address {
    /// Reads the string of a URL; nil if it is missing or unreadable.
    init?(reading url: URL?) {
      guard case .success(let address) = Result(reading: url) else { return nil }
      self = address
    }
  }
#endif
