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

  /// Hears the gate.
  var sink: any EventSink { Sink(model: self) }

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

  private struct Sink: EventSink {
    let model: EventModel

    // The gate judges on the main thread.
    func receive(_ event: JumpEvent) { MainActor.assumeIsolated { model.add(event) } }
  }
}
