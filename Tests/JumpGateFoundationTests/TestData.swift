import Foundation
import JumpGate
import Testing

/// The files in `Data`.
enum TestData {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Data")

  static func file(_ name: String) -> URL { folder.appendingPathComponent(name) }

  /// Writes bytes to a new file of any name and hands its URL on.
  static func withFile(_ name: String, _ bytes: some Sequence<UInt8>, _ body: (URL) throws -> Void)
    throws
  {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = folder.appendingPathComponent(name)
    try Data(bytes).write(to: url)
    try body(url)
  }
}

func appID(_ number: Int64) throws -> AppID { try #require(AppID(number)) }
