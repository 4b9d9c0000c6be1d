#if canImport(WebKit) && !canImport(UIKit)
  public import AppKit
  public import JumpGate
  internal import JumpGateFoundation

  /// Opens an address by the workspace.
  public struct WorkspaceLauncher: Launcher {
    /// Makes one.
    public nonisolated init() {}

    /// Opens an address.
    public func open(_ address: Address, for event: JumpEvent, from view: KitView) async -> Bool {
      guard let url = URL(address) else { return false }
      return await withCheckedContinuation { answer in
        NSWorkspace.shared.open(url, configuration: NSWorkspace.OpenConfiguration()) { _, error in
          answer.resume(returning: error == nil)
        }
      }
    }
  }
#endif
