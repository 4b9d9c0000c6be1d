// The part of Security that the tests' server meets. Declarations only.
@_exported public import Foundation

public final class SecIdentity: @unchecked Sendable {}
public func SecIdentityGetTypeID() -> UInt { 0 }

public nonisolated(unsafe) let kSecImportExportPassphrase: CFString = { fatalError() }()
public nonisolated(unsafe) let kSecImportItemIdentity: CFString = { fatalError() }()
@available(macOS 15, iOS 18, *)
public nonisolated(unsafe) let kSecImportToMemoryOnly: CFString = { fatalError() }()
public var errSecSuccess: Int32 { 0 }
public func SecPKCS12Import(
  _ data: CFData, _ options: CFDictionary, _ items: UnsafeMutablePointer<CFArray?>
) -> Int32 { 0 }

public protocol OS_sec_protocol_options: AnyObject {}
public typealias sec_protocol_options_t = any OS_sec_protocol_options
public protocol OS_sec_identity: AnyObject {}
public typealias sec_identity_t = any OS_sec_identity
public func sec_identity_create(_ identity: SecIdentity) -> sec_identity_t? { nil }
public func sec_protocol_options_set_local_identity(
  _ options: sec_protocol_options_t, _ identity: sec_identity_t
) {}
