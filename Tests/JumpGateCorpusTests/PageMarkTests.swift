import Testing

@testable import JumpGateCorpus

struct PageMarkTests {
  private let head =
    "tries: x\nright: x\nsource: x\nto: listed product\nvariant a: 1\nvariant b: 2\n"
  private let served = "\n== https://page.example/\nx\n"

  private func file(_ lines: String) throws(CorpusError) -> PageFile {
    try PageFile(head + lines + served, path: "x.page")
  }

  private func taps(
    _ lines: String, _ engine: CorpusEngine, variant: String? = nil
  ) throws -> [String] {
    let combination = PageFile.Combination(variant: variant.map { ($0, "") })
    return try file(lines).read(by: engine, combination).values("tap")
  }

  @Test func markedLine_takesThePlaceOfTheOthers_inItsEngineOnly() throws {
    let lines = "tap: live\ntap[apple]: none"
    #expect(try taps(lines, .wkWebView) == ["none"])
    #expect(try taps(lines, .webKitGTK) == ["live"])
  }

  @Test func markWithACombination_isMetByItOnly() throws {
    let lines = "tap: live\ntap[apple a]: none"
    #expect(try taps(lines, .wkWebView, variant: "a") == ["none"])
    #expect(try taps(lines, .wkWebView, variant: "b") == ["live"])
    #expect(try taps(lines, .webKitGTK, variant: "a") == ["live"])
  }

  @Test func countedJump_isReplacedByAMarkedOne() throws {
    let read = try file("jump 2: a b c d e\njump 1+[apple]: f g h i j")
      .read(by: .wkWebView, PageFile.Combination())
    #expect(read.fields.filter { $0.word == "jump" }.map(\.name) == ["jump 1+"])
  }

  @Test(arguments: [
    "tap[aple]: none", "tap[apple c]: none", "tap[]: none", "tap[apple: none", "tries[apple]: y",
    "to[apple]: tel",
  ])
  func markThatCanNotBeMet_isAnError(line: String) {
    #expect(throws: CorpusError.self) { try file(line) }
  }
}
