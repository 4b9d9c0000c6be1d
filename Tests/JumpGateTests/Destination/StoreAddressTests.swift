import Foundation
import Testing

@testable import JumpGate

/// The labelled addresses of `Data/store-urls.jsonl`: raw attributes of one page.
@Suite struct StoreAddressTests {
  struct Row: Decodable, CustomTestStringConvertible {
    let url: String
    let kind: String
    let appID: String?
    let note: String?

    enum CodingKeys: String, CodingKey {
      case url, kind, note
      case appID = "app_id"
    }

    var testDescription: String { url.debugDescription }
  }

  static let rows: [Row] = {
    let file = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Data/store-urls.jsonl")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").compactMap {
      try? JSONDecoder().decode(Row.self, from: Data($0.utf8))
    }
  }()

  @Test func allRowsAreRead() {
    #expect(Self.rows.count == 470)
  }

  @Test func everyRowHasItsKindAndID() throws {
    let base = try Address("https://page.example/dir/index.html")
    var matched = 0
    for row in Self.rows {
      let destination = Destination(try Address(row.url, base: base))
      let id = destination.appID.map(\.description)
      let isRight = destination.kind.rawValue == row.kind && id == row.appID
      #expect(
        isRight,
        "\(row.url.debugDescription) (\(row.note ?? "")): \(destination.kind.rawValue) \(id ?? "nil"), labelled \(row.kind) \(row.appID ?? "nil")"
      )
      if isRight { matched += 1 }
    }
    #expect(matched == 470)
  }
}
