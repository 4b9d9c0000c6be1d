#if canImport(WebKit)
  import Foundation
  import Network
  import Security

  /// The certificate that speaks for every host, and its key.
  enum LoopbackIdentity {
    struct Unreadable: Error {
      let status: Int32
    }

    /// TLS as a server with the identity in a PKCS #12 file.
    static func parameters(_ file: URL) throws -> NWParameters {
      let tls = NWProtocolTLS.Options()
      guard let identity = sec_identity_create(try read(file)) else {
        throw Unreadable(status: 0)
      }
      sec_protocol_options_set_local_identity(tls.securityProtocolOptions, identity)
      return NWParameters(tls: tls, tcp: NWProtocolTCP.Options())
    }

    private static func read(_ file: URL) throws -> SecIdentity {
      var options: [String: NSObject] = [
        kSecImportExportPassphrase as String: "loopback" as NSString
      ]
      // Otherwise a Mac puts it into the user's keychain, and asks the user for it.
      if #available(iOS 18, macOS 15, visionOS 2, *) {
        options[kSecImportToMemoryOnly as String] = NSNumber(value: true)
      }
      var items: CFArray?
      let data = try Data(contentsOf: file) as CFData
      let status = withUnsafeMutablePointer(to: &items) {
        SecPKCS12Import(data, options as CFDictionary, $0)
      }
      let found = (items as? [[String: AnyObject]])?.first?[kSecImportItemIdentity as String]
      guard status == errSecSuccess, let found, CFGetTypeID(found) == SecIdentityGetTypeID() else {
        throw Unreadable(status: status)
      }
      return unsafeDowncast(found, to: SecIdentity.self)
    }
  }
#endif
