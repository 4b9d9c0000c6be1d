import JumpGate
import JumpGateFoundation
import JumpGateWebKit
import SwiftUI

/// The page above, and below it what it tried and what came of it.
struct ArticleScreen: View {
  @StateObject private var events = EventModel()

  var body: some View {
    VStack(spacing: 0) {
      if let page = Bundle.main.url(forResource: "article", withExtension: "html"), let policy {
        GatedWebView(page, policy: policy, hooks: hooks)
      } else {
        Text("The page or the list is missing or has a mistake.")
      }
      Divider()
      List(events.rows) { row in
        VStack(alignment: .leading) {
          Text(row.title).font(.headline)
          Text(row.detail).font(.caption)
        }
      }
      .frame(maxHeight: 260)
    }
  }

  /// The list as it stands in the bundle: apps by name and id. Everything else is blocked.
  private var policy: Policy? {
    Bundle.main.url(forResource: "AppDownload", withExtension: "plist")
      .flatMap { try? Policy(articleList: $0) }
  }

  private var hooks: Hooks {
    var hooks = Hooks()
    hooks.onEvent = { events.add($0) }
    hooks.sinks = [UnifiedLogSink(subsystem: "example.jumpgate.article")]
    return hooks
  }
}
