import Testing

@testable import JumpGateFoundation

@Test func theNearestWordIsSuggestedOnlyIfNearEnough() {
  let words = ["tap", "no-tap", "main-frame", "sub-frame", "popup", "same-host", "private"]
  let cases: [(String, String?)] = [
    ("tab", "tap"), ("tpa", "tap"), ("TAP", "tap"), ("notap", "no-tap"),
    ("mainframe", "main-frame"),
    ("main_frame", "main-frame"), ("pop-up", "popup"), ("samehost", "same-host"),
    ("privat", "private"),
    ("x", nil), ("", nil), ("redirected", nil), ("gesture", nil),
    (String(repeating: "tap", count: 10_000), nil),
  ]
  #expect(cases.count == 14)
  for (word, suggestion) in cases {
    #expect(Suggestion.nearest(to: word, among: words) == suggestion, "\(word.prefix(20))")
  }
}
