#if GTK
  /// Pages to audit.
  @MainActor
  enum AuditPages {
    /// Where a link to the store begins; an app's number follows.
    static let store = "itms-apps://apps.apple.com/app/id"
  }
#endif
