// The parts of the ObjectiveC overlay that the compiler and the adapter need. Declarations only:
// bodies are never run.
@_exported import ObjectiveC

@frozen public struct Selector: ExpressibleByStringLiteral, Hashable, @unchecked Sendable {
  var pointer: OpaquePointer
  public init(_ string: String) { fatalError() }
  public init(stringLiteral value: String) { fatalError() }
}

@frozen public struct ObjCBool: ExpressibleByBooleanLiteral {
  var value: Int8
  public init(_ value: Bool) { self.value = value ? 1 : 0 }
  public init(booleanLiteral value: Bool) { self.value = value ? 1 : 0 }
  public var boolValue: Bool { value != 0 }
}

public func _convertBoolToObjCBool(_ value: Bool) -> ObjCBool { ObjCBool(value) }
public func _convertObjCBoolToBool(_ value: ObjCBool) -> Bool { value.boolValue }

extension NSObject: Equatable, Hashable {
  public static func == (left: NSObject, right: NSObject) -> Bool { left.isEqual(right) }
  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
  public var hashValue: Int { 0 }
}

public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
