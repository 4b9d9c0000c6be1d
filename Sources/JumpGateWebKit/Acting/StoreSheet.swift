#if canImport(WebKit)
  public import JumpGate

  /// What shows an app's store page inside the app.
  @MainActor
  public protocol StoreSheet {
    /// Shows the page of an app.
    ///
    /// - Parameters:
    ///   - app: the app; nothing else of the page's address is passed on.
    ///   - view: the view that asked, or its nearest living opener.
    /// - Returns: whether it is shown, and if not, why.
    func show(_ app: AppID, from view: KitView) async -> SheetOutcome
  }
#endif
