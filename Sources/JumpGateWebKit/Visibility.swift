#if canImport(WebKit)
  #if canImport(UIKit)
    internal import UIKit

    extension UIView {
      /// Whether the view is in a window.
      var isInWindow: Bool { window != nil }

      /// Whether the user can see the view now, in a scene that is in front and active: a view that is
      /// parked beside its window can't be seen.
      var isOnScreen: Bool {
        guard let window, window.windowScene?.activationState == .foregroundActive,
          !bounds.isEmpty, window.bounds.intersects(convert(bounds, to: window))
        else { return false }
        var view: UIView? = self
        while let current = view {
          if current.isHidden || current.alpha < 0.01 { return false }
          view = current.superview
        }
        return true
      }
    }
  #else
    internal import AppKit

    extension NSView {
      /// Whether the view is in a window.
      var isInWindow: Bool { window != nil }

      /// Whether something can be shown over the view now.
      var isFree: Bool { isOnScreen && window?.attachedSheet == nil }

      /// Whether the user can see the view now, in a window of which some part is not covered.
      var isOnScreen: Bool {
        guard let window, window.isVisible, !window.isMiniaturized, visibleRect.intersects(bounds),
          window.occlusionState.contains(.visible), !isHiddenOrHasHiddenAncestor
        else { return false }
        var view: NSView? = self
        while let current = view {
          if current.alphaValue < 0.01 { return false }
          view = current.superview
        }
        return true
      }
    }
  #endif
#endif
