internal import JumpGate

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A row of an audit, as the helper program writes it.
public enum AuditRow: Sendable, Hashable {
  /// A jump.
  case jump(Finding)
  /// The end of a page.
  case end(PageEnd)

  /// Reads a line of JSON.
  ///
  /// - Throws: ``AuditRowError`` if it is no row; none is skipped.
  public init(json line: some Sequence<UInt8>) throws(AuditRowError) {
    let data = Data(line)
    do {
      let isEnd = try JSONDecoder().decode(Mark.self, from: data).done == true
      if isEnd {
        self = .end(try JSONDecoder().decode(PageEnd.self, from: data))
        return
      }
      let finding = try JSONDecoder().decode(Finding.self, from: data)
      guard Action(rawValue: finding.action) != nil else { throw UnknownAction() }
      self = .jump(finding)
    } catch {
      throw AuditRowError(line: String(decoding: data, as: UTF8.self))
    }
  }

  private struct UnknownAction: Error {}

  private struct Mark: Decodable {
    let done: Bool?
  }
}
