#if GTK
  internal import CWebKitGTK
  public import JumpGate

  /// The desktop's own handler of an address, by GIO.
  public struct DesktopLauncher: Launcher {
    /// Makes one.
    public init() {}

    /// Starts what the desktop has for the address's scheme.
    public func open(_ address: Address, for event: JumpEvent) throws(LaunchError) {
      var error: UnsafeMutablePointer<GError>?
      if g_app_info_launch_default_for_uri(address.href, nil, &error) != 0 { return }
      defer { g_clear_error(&error) }
      throw LaunchError(
        error?.pointee.message.map { String(cString: $0) } ?? "nothing opens \(address.scheme):")
    }
  }
#endif
