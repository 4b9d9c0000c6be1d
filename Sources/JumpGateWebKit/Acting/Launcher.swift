#if canImport(WebKit)
  public import JumpGate

  /// What hands addresses to the system.
  ///
  /// ```swift
  /// struct Kiosk: Launcher {
  ///   func open(_ address: Address, for event: JumpEvent, from view: KitView) async -> Bool { false }
  /// }
  /// ```
  @MainActor
  public protocol Launcher {
    /// Hands over an address, for `open`, and for `sheet` where there is none.
    ///
    /// - Parameters:
    ///   - address: what was judged, rebuilt; never the page's own string.
    ///   - event: the jump that is carried out.
    ///   - view: the view that asked, or its nearest living opener.
    /// - Returns: whether the system took it: nothing may be there to open it.
    func open(_ address: Address, for event: JumpEvent, from view: KitView) async -> Bool
  }
#endif
