#if canImport(WebKit) && canImport(UIKit)
  public import JumpGate
  internal import JumpGateFoundation
  public import UIKit

  /// Opens an address from the scene that shows the asking view.
  ///
  /// It does not pass `UIApplication.open`, so an interception of that does not see it, and never
  /// asks `canOpenURL`: the system's own answer counts.
  public struct SceneLauncher: Launcher {
    /// Makes one.
    public nonisolated init() {}

    /// Opens an address; fails if the view is in no scene, or in one that is not in front.
    public func open(_ address: Address, for event: JumpEvent, from view: KitView) async -> Bool {
      guard let scene = view.window?.windowScene, scene.activationState == .foregroundActive,
        let url = URL(address)
      else { return false }
      return await withCheckedContinuation { answer in
        scene.open(url, options: nil) { answer.resume(returning: $0) }
      }
    }
  }
#endif
