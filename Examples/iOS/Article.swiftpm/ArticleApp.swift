import SwiftUI

/// The article's scenario: an app that shows news pages with advertisements, and a list of apps in
/// its bundle to whose store pages such a page may jump.
@main struct ArticleApp: App {
  var body: some Scene {
    WindowGroup {
      ArticleScreen()
    }
  }
}
