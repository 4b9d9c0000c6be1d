// Foundation for the type check: Apple's classes from the header, and the values that the
// toolchain's own FoundationEssentials already has. Declarations only: bodies are never run.
@_exported import CoreGraphics
@_exported import Dispatch
@_exported import Foundation
@_exported import FoundationEssentials
@_exported import ObjectiveC

// MARK: Bridging, as the compiler asks for it

public protocol _StandInBridge: _ObjectiveCBridgeable {}

extension _StandInBridge {
  public func _bridgeToObjectiveC() -> _ObjectiveCType { fatalError() }
  public static func _forceBridgeFromObjectiveC(
    _ source: _ObjectiveCType, result: inout Self?
  ) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: _ObjectiveCType, result: inout Self?
  ) -> Bool { false }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: _ObjectiveCType?) -> Self {
    fatalError()
  }
}

extension String: @retroactive _ObjectiveCBridgeable, _StandInBridge {
  public typealias _ObjectiveCType = NSString
}
extension Array: @retroactive _ObjectiveCBridgeable, _StandInBridge {
  public typealias _ObjectiveCType = NSArray
}
extension Set: @retroactive _ObjectiveCBridgeable, _StandInBridge {
  public typealias _ObjectiveCType = NSSet
}
extension Dictionary: @retroactive _ObjectiveCBridgeable, _StandInBridge {
  public typealias _ObjectiveCType = NSDictionary
}
extension Bool: @retroactive _ObjectiveCBridgeable, _StandInBridge {
  public typealias _ObjectiveCType = NSNumber
}
extension Int: @retroactive _ObjectiveCBridgeable, _StandInBridge {
  public typealias _ObjectiveCType = NSNumber
}
extension Double: @retroactive _ObjectiveCBridgeable, _StandInBridge {
  public typealias _ObjectiveCType = NSNumber
}
extension URL: @retroactive _ObjectiveCBridgeable, _StandInBridge {
  public typealias _ObjectiveCType = NSURL
}
extension Data: @retroactive _ObjectiveCBridgeable, _StandInBridge {
  public typealias _ObjectiveCType = NSData
}
extension Date: @retroactive _ObjectiveCBridgeable, _StandInBridge {
  public typealias _ObjectiveCType = NSDate
}
extension URLRequest: _StandInBridge {
  public typealias _ObjectiveCType = NSURLRequest
}

extension NSError: Error {}
public func _convertNSErrorToError(_ error: NSError?) -> any Error { fatalError() }
public func _convertErrorToNSError(_ error: any Error) -> NSError { fatalError() }

// MARK: Values that FoundationEssentials lacks

public struct URLRequest: Hashable, Sendable {
  public init(
    url: URL, cachePolicy: NSURLRequest.CachePolicy = .useProtocolCachePolicy,
    timeoutInterval: TimeInterval = 60
  ) {}
  public var url: URL?
  public var httpMethod: String?
  public var httpBody: Data?
  public func value(forHTTPHeaderField field: String) -> String? { nil }
  public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {}
}

extension NSURLRequest {
  public enum CachePolicy: UInt, Sendable { case useProtocolCachePolicy }
}

public func NSLocalizedString(
  _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "",
  comment: String
) -> String { key }

// MARK: Key-value observing

@objc public class NSKeyValueObservation: NSObject {
  @objc public func invalidate() {}
}

public struct NSKeyValueObservedChange<Value> {
  public let newValue: Value?
  public let oldValue: Value?
}

public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
}

public protocol _KeyValueCodingAndObserving {}
extension NSObject: _KeyValueCodingAndObserving {}
extension _KeyValueCodingAndObserving {
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation { fatalError() }
}

// MARK: Text

extension NSString: CVarArg {
  public var _cVarArgEncoding: [Int] { [] }
}

extension String {
  public init(format: String, _ arguments: any CVarArg...) { self = format }
  public init(format: String, arguments: [any CVarArg]) { self = format }
}

// MARK: Core Foundation, where it is the same

public typealias CFData = NSData
public typealias CFDictionary = NSDictionary
public typealias CFArray = NSArray
public typealias CFString = NSString
public func CFGetTypeID(_ object: AnyObject?) -> UInt { 0 }

// MARK: Files

extension FileManager {
  public final class DirectoryEnumerator: Sequence {
    public struct Iterator: IteratorProtocol {
      public mutating func next() -> Any? { fatalError() }
    }
    public func makeIterator() -> Iterator { Iterator() }
  }
  public func enumerator(
    at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?
  ) -> DirectoryEnumerator? { nil }
}

// MARK: Darwin, which Foundation exports

public struct clockid_t: Sendable {}
public let CLOCK_THREAD_CPUTIME_ID = clockid_t()
public func clock_gettime_nsec_np(_ clock: clockid_t) -> UInt64 { 0 }
