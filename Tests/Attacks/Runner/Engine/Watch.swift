#if GTK
  import CWebKitGTK
  import JumpGateCorpus

  typealias WebView = UnsafeMutablePointer<WebKitWebView>

  /// What guards the views of a run, and tells the history what was asked.
  @MainActor
  protocol Watch: AnyObject {
    /// Begins with the page's own view, before anything is loaded.
    func begin(on view: WebView, history: History) throws
    /// Begins with a new window's view, if it is not guarded already.
    func beginChild(_ view: WebView, history: History)
    /// Loads as the host app does.
    func load(_ address: String, in view: WebView)
    /// Answers the question that waits.
    func answer(_ word: String)
    /// Passes on what a script message asked for.
    func bridge(_ address: String, in view: WebView)
  }
#endif
