import JumpGate
import Testing

struct TapMatcherTests {
  private let main = Frame(id: .init("main"), role: .main, origin: nil, ancestors: [])
  private let ad = Frame(id: .init("ad"), role: .sub, origin: nil, ancestors: [.init("main")])

  private func time(_ milliseconds: Int64) -> GateTime { GateTime(milliseconds: milliseconds) }

  @Test func pressAndEventAndRelease_isOneTapAtTheRelease() {
    var matcher = TapMatcher()
    matcher.pressBegan(.pointer, fingers: 1, at: time(100))
    #expect(matcher.trustedEvent(.pointer, in: ad, at: time(101)) == nil)
    #expect(matcher.pressEnded(at: time(180)) == Tap(in: ad, at: time(180)))
    #expect(
      matcher.trustedEvent(.pointer, in: ad, at: time(190)) == nil, "the click of the same tap")
    #expect(matcher.tapBeforeDecision() == nil)
  }

  @Test func eventAfterTheRelease_isATapAtTheRelease() {
    var matcher = TapMatcher()
    matcher.pressBegan(.pointer, fingers: 1, at: time(100))
    #expect(matcher.pressEnded(at: time(180)) == nil)
    #expect(matcher.trustedEvent(.pointer, in: main, at: time(500)) == Tap(in: main, at: time(180)))
  }

  @Test func pressOnThePageBefore_isNoTapOnThisOne() {
    var matcher = TapMatcher()
    matcher.pressBegan(.pointer, fingers: 1, at: time(100))
    #expect(matcher.trustedEvent(.pointer, in: ad, at: time(101)) == nil)
    matcher.pressHeld()
    matcher.pageCommitted()
    // The frame's message may come late.
    #expect(matcher.trustedEvent(.pointer, in: main, at: time(150)) == nil)
    #expect(matcher.pressEnded(at: time(180)) == nil)
    #expect(matcher.tapBeforeDecision() == nil)
    matcher.pressBegan(.pointer, fingers: 1, at: time(200))
    #expect(matcher.trustedEvent(.pointer, in: main, at: time(201)) == nil)
    #expect(matcher.pressEnded(at: time(220)) == Tap(in: main, at: time(220)))
  }

  @Test func eventLongAfterTheRelease_isNoTap() {
    var matcher = TapMatcher()
    matcher.pressBegan(.pointer, fingers: 1, at: time(0))
    #expect(matcher.pressEnded(at: time(50)) == nil)
    #expect(matcher.pressEnded(at: time(900)) == nil, "the release was told already")
    #expect(matcher.trustedEvent(.pointer, in: main, at: time(1051)) == nil)
    #expect(matcher.trustedEvent(.pointer, in: main, at: time(1050)) == Tap(in: main, at: time(50)))
  }

  @Test func eventWithoutAPress_isNoTap() {
    var matcher = TapMatcher()
    #expect(matcher.trustedEvent(.pointer, in: main, at: time(10)) == nil)
    #expect(matcher.tapBeforeDecision() == nil)
  }

  @Test func pressWithoutAnEvent_isNoTap() {
    var matcher = TapMatcher()
    matcher.pressBegan(.pointer, fingers: 1, at: time(0))
    #expect(matcher.tapBeforeDecision() == nil)
    #expect(matcher.pressEnded(at: time(50)) == nil)
    #expect(matcher.tapBeforeDecision() == nil)
  }

  @Test func pageThatActsOnThePress_getsTheTapOnce() {
    var matcher = TapMatcher()
    matcher.pressBegan(.pointer, fingers: 1, at: time(100))
    _ = matcher.trustedEvent(.pointer, in: main, at: time(101))
    #expect(matcher.tapBeforeDecision() == Tap(in: main, at: time(100)))
    #expect(matcher.tapBeforeDecision() == nil)
    #expect(matcher.pressEnded(at: time(200)) == nil, "the press was the tap")
    #expect(matcher.trustedEvent(.pointer, in: main, at: time(210)) == nil)
  }

  @Test func pressThatIsHeld_isATapByItsReleaseOnly() {
    var matcher = TapMatcher()
    matcher.pressBegan(.pointer, fingers: 1, at: time(100))
    _ = matcher.trustedEvent(.pointer, in: main, at: time(101))
    matcher.pressHeld()
    #expect(matcher.tapBeforeDecision() == nil, "the page did not act on the press")
    #expect(matcher.pressEnded(at: time(500)) == Tap(in: main, at: time(500)))
  }

  @Test func holdOfAnEarlierPress_isNotTheNextOnes() {
    var matcher = TapMatcher()
    matcher.pressHeld()
    matcher.pressBegan(.key, fingers: 1, at: time(100))
    _ = matcher.trustedEvent(.key, in: main, at: time(101))
    #expect(matcher.tapBeforeDecision() == Tap(in: main, at: time(100)))
  }

  @Test(arguments: [(9.9, true), (10, false), (300, false), (Double.nan, false)])
  func movement_countsBelowTenPoints(distance: Double, counts: Bool) {
    var matcher = TapMatcher()
    matcher.pressBegan(.pointer, fingers: 1, at: time(0))
    _ = matcher.trustedEvent(.pointer, in: main, at: time(1))
    matcher.pressMoved(by: distance)
    matcher.pressMoved(by: 0)
    #expect((matcher.pressEnded(at: time(50)) != nil) == counts)
  }

  @Test func swipe_isNoTapForADecisionDuringIt() {
    var matcher = TapMatcher()
    matcher.pressBegan(.pointer, fingers: 1, at: time(0))
    _ = matcher.trustedEvent(.pointer, in: main, at: time(1))
    matcher.pressMoved(by: 40)
    #expect(matcher.tapBeforeDecision() == nil)
  }

  @Test func secondFinger_isNoTap() {
    var matcher = TapMatcher()
    matcher.pressBegan(.pointer, fingers: 1, at: time(0))
    _ = matcher.trustedEvent(.pointer, in: main, at: time(1))
    matcher.pressBegan(.pointer, fingers: 2, at: time(10))
    #expect(matcher.tapBeforeDecision() == nil)
    #expect(matcher.pressEnded(at: time(50)) == nil)
  }

  @Test(arguments: [0, 2]) func moreOrLessThanOneFinger_areNoTap(fingers: Int) {
    var matcher = TapMatcher()
    matcher.pressBegan(.pointer, fingers: fingers, at: time(0))
    _ = matcher.trustedEvent(.pointer, in: main, at: time(1))
    #expect(matcher.pressEnded(at: time(50)) == nil)
  }

  @Test func cancelledPress_isNoTap() {
    var matcher = TapMatcher()
    matcher.pressBegan(.pointer, fingers: 1, at: time(0))
    _ = matcher.trustedEvent(.pointer, in: main, at: time(1))
    matcher.pressCancelled()
    #expect(matcher.pressEnded(at: time(50)) == nil)
  }

  @Test func twoFramesThatSawOnePress_getNothing() {
    var matcher = TapMatcher()
    matcher.pressBegan(.pointer, fingers: 1, at: time(0))
    _ = matcher.trustedEvent(.pointer, in: ad, at: time(1))
    #expect(matcher.trustedEvent(.pointer, in: main, at: time(2)) == nil)
    #expect(matcher.tapBeforeDecision() == nil)
    #expect(matcher.pressEnded(at: time(50)) == nil)
  }

  @Test func twoFramesWithoutAName_getNothing() {
    var matcher = TapMatcher()
    matcher.pressBegan(.pointer, fingers: 1, at: time(0))
    _ = matcher.trustedEvent(.pointer, in: .unknown, at: time(1))
    _ = matcher.trustedEvent(.pointer, in: .unknown, at: time(2))
    #expect(matcher.pressEnded(at: time(50)) == nil)
  }

  @Test func keyEventForATouch_isNoTap() {
    var matcher = TapMatcher()
    matcher.pressBegan(.pointer, fingers: 1, at: time(0))
    #expect(matcher.trustedEvent(.key, in: main, at: time(1)) == nil)
    #expect(matcher.pressEnded(at: time(50)) == nil)
  }

  @Test func enterOnALink_isATapBeforeItsRelease() {
    var matcher = TapMatcher()
    matcher.pressBegan(.key, fingers: 1, at: time(10))
    _ = matcher.trustedEvent(.key, in: main, at: time(11))
    #expect(matcher.tapBeforeDecision() == Tap(in: main, at: time(10)))
    #expect(matcher.pressEnded(at: time(90)) == nil)
  }

  @Test func releaseTwice_isOneTap() {
    var matcher = TapMatcher()
    matcher.pressBegan(.pointer, fingers: 1, at: time(0))
    _ = matcher.trustedEvent(.pointer, in: main, at: time(1))
    #expect(matcher.pressEnded(at: time(50)) != nil)
    #expect(matcher.pressEnded(at: time(60)) == nil)
  }

  @Test func nextPress_startsAnew() {
    var matcher = TapMatcher()
    matcher.pressBegan(.pointer, fingers: 1, at: time(0))
    matcher.pressMoved(by: 50)
    _ = matcher.pressEnded(at: time(50))
    matcher.pressBegan(.pointer, fingers: 1, at: time(100))
    _ = matcher.trustedEvent(.pointer, in: main, at: time(101))
    #expect(matcher.pressEnded(at: time(120)) == Tap(in: main, at: time(120)))
  }

  @Test func eventOlderThanThePress_isNotOfIt() {
    var matcher = TapMatcher()
    matcher.pressBegan(.pointer, fingers: 1, at: time(100))
    #expect(matcher.trustedEvent(.pointer, in: main, at: time(99)) == nil)
    #expect(matcher.pressEnded(at: time(150)) == nil)
  }
}
