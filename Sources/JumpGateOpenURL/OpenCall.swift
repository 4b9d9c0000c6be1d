/// One call of an intercepted method: which, and for what.
struct OpenCall: Hashable {
  /// The intercepted methods.
  enum Method: Hashable {
    /// `openURL:`
    case openURL
    /// `openURL:options:completionHandler:`
    case openURLOptions
  }

  let method: Method
  /// The URL's string; nil if the caller passed none.
  let url: String?
}
