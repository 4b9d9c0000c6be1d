import Testing

@testable import JumpGate

/// What the schemes of the iTunes Store show, which is the App Store's or other content.
@Suite struct ITunesSchemeTests {
  /// Pages of the account are the App Store's behind the iTunes schemes, too; what all stores share
  /// (charts, rooms, search) is other content there, unless something says that it is about apps.
  @Test(
    arguments: [
      ("itms://buy.itunes.apple.com/WebObjects/MZFinance.woa/wa/accountSummary", .appStoreOther),
      ("itmss://finance-app.itunes.apple.com/account/subscriptions", .appStoreOther),
      (
        "itmss://buy.itunes.apple.com/WebObjects/MZFinance.woa/wa/manageSubscriptions",
        .appStoreOther
      ),
      ("itms://itunes.apple.com/redeem?code=X", .appStoreOther),
      ("itms://itunes.apple.com/developer/id5", .appStoreOther),
      ("itms://?action=today", .appStoreOther),
      ("itmss://?action=updates", .appStoreOther),
      ("itms://itunes.apple.com/us/genre/x/id5", .otherAppleContent),
      ("itms://itunes.apple.com/us/genre/x/id5?mt=8", .appStoreOther),
      ("itms://itunes.apple.com/search?term=x", .otherAppleContent),
      ("itms://?action=search&term=x", .otherAppleContent), ("itms://", .otherAppleContent),
      ("itms://itunes.apple.com/us/album/x/id5", .otherAppleContent),
    ] as [(String, DestinationKind)])
  func whatTheITunesSchemesShow(text: String, kind: DestinationKind) throws {
    #expect(Destination(try Address(text)).kind == kind)
  }
}
