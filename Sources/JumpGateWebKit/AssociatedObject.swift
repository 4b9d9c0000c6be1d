#if canImport(WebKit)
  internal import Foundation
  internal import ObjectiveC

  /// A place for an object that lives and dies with another one.
  final class AssociatedObject<Value: AnyObject>: Sendable {
    /// Its own address is the key: no other place has it.
    private var key: UnsafeRawPointer {
      UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque())
    }

    /// What an object holds at this place.
    func value(of object: AnyObject) -> Value? {
      objc_getAssociatedObject(object, key) as? Value
    }

    /// Changes what an object holds at this place.
    func set(_ value: Value?, of object: AnyObject) {
      objc_setAssociatedObject(object, key, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }
#endif
