import Testing

@testable import JumpGate

@Suite struct RecordingSinkTests {
  @Test func allIsKeptInItsOrder() {
    let sink = RecordingSink()
    var view = WebViewScript()
    let strings = ["https://a.example/", "tel:+1", "https://b.example/", "market://x"]
    for string in strings { sink.receive(view.go(string)) }
    #expect(sink.events.compactMap { try? $0.request.target.get().href } == strings)
    #expect(sink.jumps.compactMap { $0.request.destination?.kind } == [.deepLink, .otherStore])
    sink.removeAll()
    #expect(sink.events.isEmpty)
  }
}
