// The SwiftUI side of WebKit on the newest systems. Declarations only.
public import SwiftUI
public import WebKit

public struct WebView: View {
  @MainActor public init(_ page: WebPage) {}
  @MainActor public init(url: URL?) {}
  public var body: some View { EmptyView() }
}
