// What JumpGateFoundation uses of the C library, for scripts/check-availability. Declarations only.
public let O_RDONLY: Int32 = 0
public let O_CLOEXEC: Int32 = 0
public let EINTR: Int32 = 0
public let ENOENT: Int32 = 0
public let ENOTDIR: Int32 = 0
public let EACCES: Int32 = 0
public let EPERM: Int32 = 0
public let EISDIR: Int32 = 0
public var errno: Int32 { 0 }
public func open(_ path: String, _ flags: Int32) -> Int32 { 0 }
@discardableResult public func close(_ descriptor: Int32) -> Int32 { 0 }
public func read(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int { 0 }
public func strerror(_ code: Int32) -> UnsafeMutablePointer<CChar> { fatalError() }
