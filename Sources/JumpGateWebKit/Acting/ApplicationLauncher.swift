#if canImport(WebKit) && canImport(UIKit)
  public import JumpGate
  internal import JumpGateFoundation
  public import UIKit

  /// Opens an address by the application object, for an app that has no scenes or that watches its
  /// own `UIApplication.open`.
  ///
  /// The object is given by the app, since app extensions have none.
  public struct ApplicationLauncher: Launcher {
    private let application: UIApplication

    /// Makes one for an app: `ApplicationLauncher(.shared)`.
    @MainActor public init(_ application: UIApplication) {
      self.application = application
    }

    /// Opens an address.
    public func open(_ address: Address, for event: JumpEvent, from view: KitView) async -> Bool {
      guard let url = URL(address) else { return false }
      return await withCheckedContinuation { answer in
        application.open(url, options: [:]) { answer.resume(returning: $0) }
      }
    }
  }
#endif
