import JumpGate
import JumpGateFoundation
import JumpGateWebKit
import SwiftUI

/// The page above, and below it what it tried and what came of it.
struct ArticleScreen: View {
  @StateObject private var events = EventModel()

  var body: some View {
    VStack(spacing: 0) {
      switch Self.start {
      case .success(let start): GatedWebView(start.page, policy: start.policy, hooks: hooks)
      case .failure(let error): Text(verbatim: "\(error)")
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

  /// The page, and the list as it stands in the bundle: apps by name and id.
  ///
  /// Everything else is blocked. Read once; a mistake in the list is told with its place.
  private static let start = Result {
    guard let page = Bundle.main.url(forResource: "article", withExtension: "html"),
      let list = Bundle.main.url(forResource: "AppDownload", withExtension: "plist")
    else { throw CocoaError(.fileNoSuchFile) }
    return (page: page, policy: try Policy(articleList: list))
  }

  private var hooks: Hooks {
    var hooks = Hooks()
    hooks.onEvent = { events.add($0) }
    hooks.sinks = [UnifiedLogSink(subsystem: "example.jumpgate.article")]
    return hooks
  }
}
