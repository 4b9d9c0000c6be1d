/// Who asks, as `jumpgate check` and tables of cases say it.
public enum CheckFrame: String, Sendable, Hashable, CaseIterable {
  /// The main frame.
  case main
  /// A frame inside the page.
  case sub
  /// A window that web content opened.
  case popup
}
