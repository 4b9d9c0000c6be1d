#if GTK
  internal import CWebKitGTK
  internal import JumpGateGTK

  /// What a person would answer, answered: nobody sits before an audited page, and a dialog would
  /// stop its scripts.
  @MainActor
  final class Unattended {
    private typealias View = UnsafeMutablePointer<WebKitWebView>

    /// Answers for a view as long as it lives.
    static func attend(_ view: UnsafeMutablePointer<WebKitWebView>) {
      let nobody = Unattended()
      var signals = SignalConnections(to: view)
      let dialog: @convention(c) (View?, OpaquePointer?, gpointer?) -> gboolean = { _, dialog, _ in
        guard let dialog else { return 1 }
        switch webkit_script_dialog_get_dialog_type(dialog) {
        case WEBKIT_SCRIPT_DIALOG_CONFIRM, WEBKIT_SCRIPT_DIALOG_BEFORE_UNLOAD_CONFIRM:
          webkit_script_dialog_confirm_set_confirmed(dialog, 1)
        default: break
        }
        return 1
      }
      signals.connect("script-dialog", owner: nobody, unsafeBitCast(dialog, to: GCallback.self))
      let authenticate: @convention(c) (View?, OpaquePointer?, gpointer?) -> gboolean = {
        _, request, _ in
        webkit_authentication_request_cancel(request)
        return 1
      }
      signals.connect(
        "authenticate", owner: nobody, unsafeBitCast(authenticate, to: GCallback.self))
      let refuse: @convention(c) (View?, OpaquePointer?, gpointer?) -> gboolean = { _, _, _ in 1 }
      for signal in ["run-file-chooser", "run-color-chooser", "print", "show-notification"] {
        signals.connect(signal, owner: nobody, unsafeBitCast(refuse, to: GCallback.self))
      }
      let refuseMore:
        @convention(c) (View?, OpaquePointer?, OpaquePointer?, gpointer?) -> gboolean = {
          _, _, _, _ in 1
        }
      for signal in ["context-menu", "show-option-menu"] {
        signals.connect(signal, owner: nobody, unsafeBitCast(refuseMore, to: GCallback.self))
      }
      let stay: @convention(c) (View?, gpointer?) -> gboolean = { _, _ in 1 }
      signals.connect("enter-fullscreen", owner: nobody, unsafeBitCast(stay, to: GCallback.self))
    }

    /// Lets no download of a session reach the disk; it is over once its response was judged.
    static func keepNothing(of session: OpaquePointer) {
      let nobody = Unattended()
      var signals = SignalConnections(to: UnsafeMutableRawPointer(session))
      let started: @convention(c) (OpaquePointer?, OpaquePointer?, gpointer?) -> Void = {
        _, download, _ in
        guard let download else { return }
        let decide: @convention(c) (OpaquePointer?, UnsafePointer<CChar>?, gpointer?) -> gboolean =
          {
            download, _, _ in
            webkit_download_cancel(download)
            return 1
          }
        g_signal_connect_data(
          UnsafeMutableRawPointer(download), "decide-destination",
          unsafeBitCast(decide, to: GCallback.self), nil, nil, G_CONNECT_DEFAULT)
      }
      signals.connect("download-started", owner: nobody, unsafeBitCast(started, to: GCallback.self))
    }
  }
#endif
