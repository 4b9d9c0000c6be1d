import Testing

@testable import JumpGate

/// Targets that two readers can read in two ways say no id.
@Suite struct UnclearTargetTests {
  private func destination(_ text: String) throws -> Destination { Destination(try Address(text)) }

  @Test(arguments: [
    // A target that is the whole query.
    "https://ad.doubleclick.net/ddm/clk/1;2;a?https://apps.apple.com/app/id5&id=6",
    "https://ads.example/go?https://apps.apple.com/app/id5&id=6",
    // The host is another one with one layer less taken off.
    "https://ads.example/c?u=https%3A%2F%2Fapps.apple.com%252F%40evil.example%2Fapp%2Fid5",
    "https://ads.example/r/https%3A%2F%2Fapps.apple.com%252F%40evil.example%2Fapp%2Fid5",
    "https://ads.example/c?u=https%3A%2F%2Fapps.apple.com%253F%40evil.example%2F%2Fapp%2Fid5",
    // Two addresses in one value.
    "https://ads.example/c?u=https%3A%2F%2Fapps.apple.com%2Fapp%2Fid5%20https%3A%2F%2Fapps.apple.com%2Fapp%2Fid6",
    "https://ads.example/c?u=https%3A%2F%2Fapps.apple.com%2Fapp%2Fid5%7Chttps%3A%2F%2Fapps.apple.com%2Fapp%2Fid6",
    "https://ads.example/c?u=https%3A%2F%2Fapps.apple.com%2Fapp%2Fid5+https%3A%2F%2Fapps.apple.com%2Fapp%2Fid6",
    "https://ads.example/c?u=https://apps.apple.com/app/id5|https://apps.apple.com/app/id6",
    "https://ads.example/r/https%3A%2F%2Fapps.apple.com%2Fapp%2Fid5%0Ahttps%3A%2F%2Fapps.apple.com%2Fapp%2Fid6",
    "https://l.facebook.com/l.php?u=https%3A%2F%2Fapps.apple.com%2Fapp%2Fid5%20https%3A%2F%2Fapps.apple.com%2Fapp%2Fid6",
    "firefox://open-url?url=https%3A%2F%2Fapps.apple.com%2Fapp%2Fid5%7Citms-apps%3A%2F%2Fx%2Fapp%2Fid6",
    // A backslash, without two slashes before it.
    #"x-safari-https:apps.apple.com\@evil.example/app/id5"#,
    #"x-safari-https:/apps.apple.com\@evil.example/app/id5"#,
    #"x-safari-https:\\apps.apple.com\@evil.example/app/id5"#,
    #"googlechrome:apps.apple.com\@evil.example/app/id5"#,
    "https://ads.example/c?u=https%3Aapps.apple.com%5C%40evil.example%2Fapp%2Fid5",
    "https://ads.example/c?u=https%3A%2F%5Capps.apple.com%5C%40evil.example%2Fapp%2Fid5",
  ])
  func isARedirectorWithoutAnID(text: String) throws {
    let destination = try destination(text)
    #expect(destination.kind == .redirector)
    #expect(destination.appID == nil)
    #expect(destination.innermost.appID == nil)
  }

  @Test(arguments: [
    // Slashes that come to light when the store decodes the path, and dots between them.
    "https://apps.apple.com/app/id6%2F..%2Fid5", "https://apps.apple.com/story/x%2F..%2F../app/id5",
    "https://itunes.apple.com/us/app/x%2f%2e%2e%2fy/id5",
    // A backslash that an older parser takes into the host.
    #"https://apps.apple.com\.evil.example/app/id5"#,
    #"\\apps.apple.com\@evil.example\app\id5"#,
    #"https://apps.apple.com\@evil.example\app\id5"#,
    #"\\apps.apple.com\@evil.example/app/id5"#,
    // Apple's reader of store links looks for this parameter first.
    "https://apps.apple.com/app/id5?a=6", "https://apps.apple.com/us/app/x/id5?A=6&mt=8",
  ])
  func isAProductWithoutAnID(text: String) throws {
    let address = try Address(text, base: Address("https://page.example/dir/"))
    let destination = Destination(address)
    #expect(destination.kind == .appStoreProduct)
    #expect(destination.appID == nil)
    let policy = Policy(apps: ["5", "6"].compactMap { AppID($0) }, otherwise: .standard)
    let request = JumpRequest(
      .success(address), from: nil, frame: .main, isPopup: nil, isTopFromFrame: nil, tap: .live,
      isRedirected: nil, isPrivate: nil)
    #expect(policy.verdict(for: request).action == .block)
  }

  @Test(arguments: [
    "https://ads.example/c?u=https%3A%2F%2Fapps.apple.com%2Fapp%2Fid5%20https%3A%2F%2Fapps.apple.com%2Fapp%2Fid5",
    "https://ads.example/c?u=https%3A%2F%2Fapps.apple.com%2Fapp%2Fid5%7Chttps%3A%2F%2Fapps.apple.com%2Fapp%2Fid5",
    "https://ads.example/c?u=https%3A%2F%2Fevil.example%252F%40apps.apple.com%2Fapp%2Fid5",
    "https://ads.example/c?u=https%253A%252F%252Fapps.apple.com%252Fapp%252Fid5",
    "https://ads.example/go?https://apps.apple.com/app/id5&utm_id=6",
    "https://ad.doubleclick.net/ddm/clk/1;2;a?https://apps.apple.com/app/id5&id=5",
    "x-safari-https:apps.apple.com/app/id5", "x-safari-https:/apps.apple.com/app/id5",
    #"https://apps.apple.com\app\id5"#, #"https://apps.apple.com\@apps.apple.com/app/id5"#,
    "https://apps.apple.com/app/x%2Fid5", "https://apps.apple.com/x/%2e%2E/app/id5",
    "https://ads.example/c?u=https%3Aapps.apple.com%5Capp%5Cid5",
  ])
  func whatIsReadInOneWaySaysItsID(text: String) throws {
    #expect(try destination(text).appID?.rawValue == 5)
  }
}
