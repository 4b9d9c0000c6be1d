@_exported import Foundation
@_exported import WebKit
public import Network

@available(macOS 14, iOS 17, *)
extension WKWebsiteDataStore {
  public var proxyConfigurations: [ProxyConfiguration] { get { [] } set {} }
}
