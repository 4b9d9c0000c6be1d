internal import JumpGate

extension Address {
  /// `https://host`, or `tel:` where there is no host: nothing that could carry a token.
  var schemeAndHost: String {
    guard host != nil else { return "\(scheme):" }
    return "\(scheme)://\(hostname)"
  }
}
