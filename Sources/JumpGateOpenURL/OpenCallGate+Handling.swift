/// What a replaced method does, in terms of either runtime.
extension OpenCallGate {
  /// Handles `openURL:`.
  ///
  /// - Parameters:
  ///   - url: the URL's string; nil if the caller passed none.
  ///   - pass: calls the original: with nil as it came, else with this address.
  /// - Returns: what the method returns.
  func openURL(_ url: String?, pass: (String?) -> Bool) -> Bool {
    let call = OpenCall(method: .openURL, url: url)
    switch decide(call) {
    case .refuse: return false
    case .passOn: return within(call) { pass(nil) }
    case .passOnInstead(let address):
      return within(OpenCall(method: .openURL, url: address)) { pass(address) }
    }
  }

  /// Handles `openURL:options:completionHandler:`.
  ///
  /// - Parameters:
  ///   - url: the URL's string; nil if the caller passed none.
  ///   - completion: the caller's handler; nil if there is none.
  ///   - later: runs something soon on the main thread, as the system calls handlers.
  ///   - pass: calls the original with an address (nil: as it came) and a handler.
  func openURL(
    _ url: String?, completion: OpenCompletion?, later: (@escaping @Sendable () -> Void) -> Void,
    pass: (String?, OpenCompletion?) -> Void
  ) {
    let call = OpenCall(method: .openURLOptions, url: url)
    switch decide(call) {
    case .refuse: if let completion { later { completion.call(false) } }
    case .passOn: within(call) { pass(nil, completion) }
    case .passOnInstead(let address):
      within(OpenCall(method: .openURLOptions, url: address)) { pass(address, completion) }
    }
  }
}
