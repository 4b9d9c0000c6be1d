import Testing

@testable import JumpGate

/// What says for which platform a page of the store is.
@Suite struct PlatformTests {
  @Test(
    arguments: [
      ("https://apps.apple.com/us/app/x/id5?mt=12", "us", "mac"),
      ("https://apps.apple.com/us/app/x/id5?mt=8", "us", nil),
      ("https://apps.apple.com/us/mac-app/x/id5", "us", "mac"),
      ("https://apps.apple.com/us/charts/iphone", "us", "iphone"),
      ("https://apps.apple.com/us/charts/mac/finance-apps/6015", "us", "mac"),
      ("https://apps.apple.com/us/charts/36", "us", nil),
      ("https://apps.apple.com/us/developer/mac/id5", "us", nil),
      ("https://itunes.apple.com/app/id5?app=watch", nil, "watch"),
      ("itms-apps://?app=messages", nil, "messages"),
      ("https://apps.apple.com/app/id5?platform=ipad", nil, "ipad"),
      ("https://apps.apple.com/app/id5?platform=appleWatch", nil, "watch"),
      ("https://apps.apple.com/app/id5?platform=appleTV", nil, "tv"),
      ("https://apps.apple.com/app/id5?platform=ipad&mt=12", nil, "ipad"),
      ("https://apps.apple.com/us/mac/today?platform=ipad", "us", "mac"),
      // Two letters are the storefront first.
      ("https://apps.apple.com/tv/app/x/id5", "tv", nil),
      ("https://apps.apple.com/us/tv/today", "us", "tv"),
      ("itms-apps://us/app/x/id5", "us", nil),
      ("itms-apps://apps.apple.com/tv/app/x/id5", "tv", nil),
      ("macappstore://apps.apple.com/app/id5", nil, "mac"),
    ] as [(String, String?, String?)])
  func isRead(text: String, storefront: String?, platform: String?) throws {
    let destination = Destination(try Address(text))
    #expect(destination.storefront == storefront)
    #expect(destination.platform == platform)
  }
}
