#if canImport(WebKit) && canImport(UIKit)
  internal import UIKit

  extension UIView {
    /// Whether something can be shown over the view now.
    var isFree: Bool { isOnScreen && controllerInFront?.presentedViewController == nil }

    /// The controller over which something can be shown: the one in front of those that hold the
    /// view.
    var controllerInFront: UIViewController? {
      var responder: UIResponder? = self
      while let current = responder, !(current is UIViewController) { responder = current.next }
      var controller = responder as? UIViewController ?? window?.rootViewController
      while let next = controller?.presentedViewController, !next.isBeingDismissed {
        controller = next
      }
      return controller
    }
  }
#endif
