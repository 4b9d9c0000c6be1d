extension AddressError: CustomStringConvertible {
  /// What is wrong in words, then the standard's name of it and the offset:
  /// `no host (host-missing at byte 8)`.
  public var description: String { "\(kind.words) (\(code))" }

  /// The standard's name of the error and the offset, for programs: `host-missing at byte 8`.
  package var code: String { "\(kind.rawValue) at byte \(offset)" }
}

extension AddressError.Kind {
  fileprivate var words: String {
    switch self {
    case .missingScheme: "no scheme"
    case .domainToASCII: "no valid domain"
    case .domainInvalidCodePoint: "a character that no domain may have"
    case .hostInvalidCodePoint: "a character that no host may have"
    case .hostMissing: "no host"
    case .ipv4: "a host that ends in a number and is no IPv4 address"
    case .ipv6: "a host in brackets that is no IPv6 address"
    case .port: "a port that is no number up to 65535"
    case .tooLong: "too long"
    }
  }
}
