#if canImport(WebKit)
  internal import Foundation

  extension NSObject {
    /// Reads a property that its header calls non-null, and that is nil at run time all the same
    /// (`sourceFrame`, `request`: seen by several public projects).
    ///
    /// Read as Swift types it, a nil would be taken for an object. The selector is that of the
    /// public getter, checked by the compiler.
    func objectOrNil(_ getter: Selector) -> AnyObject? {
      perform(getter)?.takeUnretainedValue()
    }
  }
#endif
