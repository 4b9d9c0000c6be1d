// The one place where `canImport` can't tell: visionOS has StoreKit, but not its product page.
#if canImport(WebKit) && canImport(UIKit) && canImport(StoreKit) && !os(visionOS)
  internal import Foundation
  public import JumpGate
  internal import StoreKit
  public import UIKit

  /// Shows StoreKit's product page.
  ///
  /// It gets the numeric id and nothing else: with the page's own query copied into the parameters,
  /// as public projects do, `/app/id111?id=999` shows app 999.
  public struct ProductSheet: StoreSheet {
    /// Makes one.
    public nonisolated init() {}

    /// Shows the page over the view's window.
    public func show(_ app: AppID, from view: KitView) async -> SheetOutcome {
      guard let presenter = view.controllerInFront else { return .unavailable }
      let closer = ProductSheetCloser()
      let controller = SKStoreProductViewController()
      controller.delegate = closer
      closer.keepAlive(with: controller)
      let isLoaded = await Patience.answer(within: Self.patience) { answer in
        // Called on the main thread, but the SDK does not say so.
        controller.loadProduct(withParameters: Self.parameters(app)) { @Sendable isLoaded, _ in
          onMainActor { answer(isLoaded) }
        }
      }
      // The user may have gone away while the page was loaded.
      guard view.isOnScreen, presenter.presentedViewController == nil else { return .gone }
      guard isLoaded else { return .unavailable }
      Self.present(controller, over: presenter)
      return .shown
    }

    /// How long the user waits for the store, in milliseconds, before the page is opened instead.
    static let patience: UInt64 = 5_000

    /// All that the page is made from.
    static func parameters(_ app: AppID) -> [String: NSNumber] {
      [SKStoreProductParameterITunesItemIdentifier: NSNumber(value: app.rawValue)]
    }

    private static func present(_ controller: UIViewController, over presenter: UIViewController) {
      presenter.present(controller, animated: true, completion: nil)
    }
  }

  /// Takes the product page away when the user is done.
  private final class ProductSheetCloser: NSObject, SKStoreProductViewControllerDelegate {
    private static let place = AssociatedObject<ProductSheetCloser>()

    /// A controller does not keep its delegate.
    @MainActor func keepAlive(with controller: SKStoreProductViewController) {
      Self.place.set(self, of: controller)
    }

    // Called on the main thread too.
    nonisolated func productViewControllerDidFinish(
      _ viewController: SKStoreProductViewController
    ) {
      onMainActor { viewController.dismiss(animated: true, completion: nil) }
    }
  }
#endif
