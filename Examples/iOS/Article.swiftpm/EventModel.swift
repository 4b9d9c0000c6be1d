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
    rows.insert(
      Row(
        id: rows.count,
        title: "\(event.verdict.action.rawValue): \(event.verdict.destination?.description ?? "?")",
        detail: "\(event.verdict.reason), tap: \(event.request.tap.rawValue)"),
      at: 0)
  }
}
