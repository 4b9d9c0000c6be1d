import Testing

@testable import JumpGate

@Suite struct AppListTests {
  @Test func everyListedIdIsFoundAndNoOther() {
    var generator = SplitMix(seed: 7)
    for count in [0, 1, 2, 3, 10, 1_000, 100_000] {
      var ids: [AppID] = []
      for _ in 0..<count { ids.append(app(generator.next() >> 2 | 1)) }
      let list = AppList(ids)
      let known = Set(ids)
      #expect(list.count == known.count)
      #expect(list.isEmpty == (count == 0))
      #expect(ids.allSatisfy { list.contains($0) })
      for _ in 0..<1_000 {
        let other = app(generator.next() >> 2 | 1)
        #expect(list.contains(other) == known.contains(other))
      }
    }
  }

  @Test func idsInARowAndIdsAtTheEdgesAreFound() {
    let ids = (1...5_000).map { app(UInt64($0)) } + [app(UInt64(Int64.max))]
    let list = AppList(ids)
    #expect(ids.allSatisfy { list.contains($0) })
    #expect(!list.contains(app(5_001)))
    #expect(list.apps.map(\.id) == ids)
  }

  @Test func anIdThatComesTwiceCountsOnceAndKeepsItsFirstName() {
    let list = AppList(apps: [
      ListedApp(app(5), name: nil), ListedApp(app(7), name: "Seven"),
      ListedApp(app(5), name: "Five"), ListedApp(app(7), name: "Other"),
    ])
    #expect(list.apps == [ListedApp(app(5), name: "Five"), ListedApp(app(7), name: "Seven")])
    #expect(list.name(of: app(7)) == "Seven")
    #expect(list.name(of: app(9)) == nil)
    #expect(Policy(apps: list, otherwise: .standard).problems.map(\.fault) == [.conflictingNames])
    let same = AppList(apps: [ListedApp(app(7), name: "Seven"), ListedApp(app(7), name: "Seven")])
    #expect(Policy(apps: same, otherwise: .standard).problems.isEmpty)
  }

  @Test func aNumberThatIsTooLargeIsNoID() {
    #expect(AppID(UInt64(Int64.max))?.rawValue == 9_223_372_036_854_775_807)
    #expect(AppID(UInt64(Int64.max) + 1) == nil)
  }

  @Test func equalListsAreEqual() {
    let list = AppList([app(1), app(2)])
    #expect(list == AppList([app(1), app(2), app(1)]))
    #expect(list.hashValue == AppList([app(1), app(2), app(1)]).hashValue)
    #expect(list != AppList([app(2), app(1)]))
    #expect(list != AppList(apps: [ListedApp(app(1), name: "One"), ListedApp(app(2), name: nil)]))
    #expect(AppList() == AppList([AppID]()))
  }

  /// Constant time, told by counting: no id is further from its place than a few slots.
  @Test func noIdOfAHundredThousandIsFarFromItsPlace() {
    let ids = (0..<100_000).map { app(1_000_000_000 + UInt64($0) * 17) }
    let list = AppList(ids)
    let longest = list.slots.split(separator: 0).map(\.count).max()
    #expect(longest.map { $0 < 64 } == true)
    #expect(list.slots.count <= 150_001)
  }
}

/// A small generator with a seed, so that a failure can be seen again.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}
