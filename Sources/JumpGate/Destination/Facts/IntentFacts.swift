/// The parts of an Android intent (<https://developer.chrome.com/docs/android/intents>).
enum IntentFacts {
  static let start: StaticString = "Intent;"
  static let scheme: StaticString = "scheme"
  static let package: StaticString = "package"
  static let fallback: StaticString = "S.browser_fallback_url"
}
