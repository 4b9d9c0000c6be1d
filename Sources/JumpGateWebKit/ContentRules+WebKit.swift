#if canImport(WebKit)
  internal import Foundation
  internal import JumpGate
  internal import WebKit

  extension ContentRules {
    /// The rules as WebKit uses them; nil if it has no store for them.
    @MainActor func compiled() async throws -> WKContentRuleList? {
      let store: WKContentRuleListStore? = WKContentRuleListStore.default()
      return try await store?.compileContentRuleList(
        forIdentifier: "jumpgate", encodedContentRuleList: json)
    }
  }
#endif
