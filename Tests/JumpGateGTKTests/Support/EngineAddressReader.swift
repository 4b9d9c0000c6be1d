#if GTK
  import Foundation
  import JumpGateStage

  /// Asks the engine what `new URL(…)` makes of addresses.
  @MainActor
  struct EngineAddressReader {
    private let window: ViewWindow

    init() throws {
      window = try EngineHost.shared().makeWindow()
      guard window.load(html: "<title>x</title>", address: "http://127.0.0.1/") else {
        throw EvaluationFailed(message: "the page did not load")
      }
    }

    /// The serializations, nil where the engine throws.
    func hrefs(of cases: [AddressGenerator.Case]) throws -> [String?] {
      let list = cases.map { "[\(Self.literal($0.input)),\($0.base.map(Self.literal) ?? "null")]" }
      let script = """
        JSON.stringify([\(list.joined(separator: ","))].map(([input, base]) => {
          try { return (base === null ? new URL(input) : new URL(input, base)).href }
          catch { return null }
        }))
        """
      let answer = try window.evaluate(script)
      let json = try JSONSerialization.jsonObject(with: Data(answer.utf8))
      guard let hrefs = json as? [Any], hrefs.count == cases.count else {
        throw EvaluationFailed(message: "the engine answered \(answer)")
      }
      return hrefs.map { $0 as? String }
    }

    /// A JavaScript string literal, every UTF-16 unit escaped.
    private static func literal(_ text: String) -> String {
      "\""
        + text.utf16.map { "\\u" + String(UInt32($0) | 0x1_0000, radix: 16).dropFirst() }.joined()
        + "\""
    }
  }
#endif
