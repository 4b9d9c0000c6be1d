#if canImport(ObjectiveC)
  internal import ObjectiveC
#elseif canImport(CObjCRuntime)
  internal import CObjCRuntime
#endif

/// One method of a class whose implementation is replaced, and how to undo it.
///
/// Others replace the same method, before or after, and some by exchanging: so nothing is exchanged
/// here, the implementation that was there is kept and called, and nothing is put back that is not
/// ours any more.
final class MethodSwap {
  /// What became of a replaced method.
  enum Removal: Hashable {
    /// What was there before is there again.
    case restored
    /// Somebody has replaced the method since, and may call ours: it stays, passing everything on.
    case dormant
  }

  private let owner: ObjCClass
  private let selector: ObjCSelector
  /// The implementation that was there before.
  private(set) var original: ObjCImplementation
  private var replacement: ObjCImplementation?

  /// Finds a method.
  ///
  /// - Throws: ``OpenURLError/noMethod`` if the class has none of that name, itself or by
  ///   inheritance: there would be nothing to call.
  init(_ selector: ObjCSelector, of owner: ObjCClass) throws(OpenURLError) {
    guard let method = class_getInstanceMethod(owner, selector) else { throw .noMethod }
    self.owner = owner
    self.selector = selector
    original = Self.implementation(of: method)
  }

  /// Puts an implementation in the method's place.
  ///
  /// A method that the class inherits is added to it, so that its superclass keeps its own.
  ///
  /// - Parameter replacement: calls ``original`` when it passes something on.
  func install(_ replacement: ObjCImplementation) throws(OpenURLError) {
    guard let method = class_getInstanceMethod(owner, selector) else { throw .noMethod }
    self.replacement = replacement
    original = Self.implementation(of: method)
    if Self.add(replacement, as: selector, to: owner, like: method) { return }
    original = Self.set(replacement, on: method)
  }

  /// Takes the implementation back, if it is still the method's.
  func remove() -> Removal {
    guard let method = class_getInstanceMethod(owner, selector), let replacement,
      Self.implementation(of: method) == replacement
    else { return .dormant }
    _ = Self.set(original, on: method)
    self.replacement = nil
    return .restored
  }
}

// The two runtimes differ in which of these may be nil.
extension MethodSwap {
  #if canImport(ObjectiveC)
    private static func implementation(of method: Method) -> ObjCImplementation {
      method_getImplementation(method)
    }

    private static func set(
      _ implementation: ObjCImplementation, on method: Method
    ) -> ObjCImplementation {
      method_setImplementation(method, implementation)
    }

    private static func add(
      _ implementation: ObjCImplementation, as selector: ObjCSelector, to owner: ObjCClass,
      like method: Method
    ) -> Bool {
      class_addMethod(owner, selector, implementation, method_getTypeEncoding(method))
    }
  #elseif canImport(CObjCRuntime)
    private static func implementation(of method: ObjCMethod) -> ObjCImplementation {
      method_getImplementation(method)
    }

    private static func set(
      _ implementation: ObjCImplementation, on method: ObjCMethod
    ) -> ObjCImplementation {
      method_setImplementation(method, implementation)
    }

    private static func add(
      _ implementation: ObjCImplementation, as selector: ObjCSelector, to owner: ObjCClass,
      like method: ObjCMethod
    ) -> Bool {
      class_addMethod(owner, selector, implementation, method_getTypeEncoding(method)) != 0
    }
  #endif
}
