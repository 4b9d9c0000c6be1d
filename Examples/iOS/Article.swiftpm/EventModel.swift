import JumpGate
import SwiftUI

/// The jumps that the page tried, newest first.
@MainActor final class EventModel: ObservableObject {
  /// One jump in words.
  struct Row: Identifiable {
    let id: Int
    let title: String
    let detail: String
  }

  @Published private(set) var rows: [Row] = []

  func add(_ event: JumpEvent) {
    guard event.isJump else { return }
    let destination = event.verdict.destination
    let app = destination?.appID.map { " \($0)" } ?? ""
    rows.insert(
      Row(
        id: rows.count,
        title: "\(event.verdict.action.rawValue): \(destination?.kind.rawValue ?? "?")\(app)",
        detail: "\(event.verdict.reason), tap: \(event.request.tap.rawValue)"),
      at: 0)
  }
}
