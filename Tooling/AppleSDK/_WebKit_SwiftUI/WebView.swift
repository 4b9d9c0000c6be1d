// The SwiftUI side of WebKit on the newest systems. Declarations only.
public import SwiftUI
public import WebKit

public struct WebView: View {
  @MainActor public init(_ page: WebPage) {}
  @MainActor public init(url: URL?) {}
  public var body: some View { EmptyView() }

  public struct LinkPreviewBehavior: Sendable {
    public static let automatic = LinkPreviewBehavior()
    public static let enabled = LinkPreviewBehavior()
    public static let disabled = LinkPreviewBehavior()
  }
}

extension View {
  public nonisolated func webViewLinkPreviews(
    _ value: WebView.LinkPreviewBehavior
  ) -> some View { EmptyView() }
}
