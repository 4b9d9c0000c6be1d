#if canImport(WebKit)
  internal import Foundation

  extension Bundle {
    /// The schemes that the app is registered for: pages must not drive its deep links.
    var registeredSchemes: [String] {
      let types = infoDictionary?["CFBundleURLTypes"] as? [[String: Any]] ?? []
      return types.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }
    }
  }
#endif
