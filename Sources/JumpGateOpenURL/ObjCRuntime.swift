// One set of names for the two runtimes: Apple's, and GCC's on Linux, where the swapping is tested.
#if canImport(ObjectiveC)
  internal import ObjectiveC

  typealias ObjCClass = AnyClass
  typealias ObjCSelector = Selector
  typealias ObjCImplementation = IMP
#elseif canImport(CObjCRuntime)
  internal import CObjCRuntime

  typealias ObjCClass = CObjCRuntime.ObjCClass
  typealias ObjCSelector = CObjCRuntime.ObjCSelector
  typealias ObjCImplementation = CObjCRuntime.ObjCImplementation
#endif
