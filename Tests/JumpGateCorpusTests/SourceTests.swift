import Foundation
import Testing

@testable import JumpGateCorpus

/// Where each page's idea comes from can be followed by a reader who has the project and no more.
struct SourceTests {
  /// What is wrong with a source; nil if it can be followed.
  private static func fault(_ source: String) -> String? {
    let words = source.split(separator: " ").map(String.init)
    guard let first = words.first else { return "is empty" }
    if first.hasPrefix("https://") {
      let host = first.dropFirst(8).prefix { $0 != "/" }
      return host.contains(".") && !host.hasSuffix(".example") ? nil : "names no public place"
    }
    if first.hasSuffix(":") || first.hasPrefix("http:") { return "cites what is not part of this" }
    if source.contains("/") || source.contains(".md") { return "names a file" }
    return words.count >= 8 ? nil : "is too short to stand alone"
  }

  @Test func everySourceIsAPublicAddressOrWordsThatStandAlone() throws {
    let pages = try CorpusFolder.corpus.get().pages
    #expect(pages.count >= 900)
    for (source, page) in Dictionary(
      pages.map { ($0.source, $0.id) }, uniquingKeysWith: { a, _ in a })
    {
      #expect(Self.fault(source) == nil, "\(page): \(source)")
    }
  }

  @Test(arguments: [
    "design: Taps", "facts: evasions", "cases/reports.md, number 3", "see facts/webkit.md",
    "https://page.example/x", "https://localhost/x", "http://a.test/", "", "seen live",
    "design: Taps; seen live on WebKitGTK 2.50.6",
  ])
  func aSourceThatCantBeFollowedIsRefused(_ source: String) {
    #expect(Self.fault(source) != nil)
  }
}
