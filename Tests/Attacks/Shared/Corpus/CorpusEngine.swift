/// An engine that the pages are run in; engines differ in what they tell of an asker.
package enum CorpusEngine: String, CaseIterable, Sendable {
  /// WebKitGTK, by `JumpGateGTK`.
  case webKitGTK = "gtk"
  /// WKWebView, by `JumpGateWebKit`.
  case wkWebView = "apple"
}
