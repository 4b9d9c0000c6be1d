#if canImport(WebKit)
  internal import Foundation
  internal import JumpGateFoundation
  internal import WebKit

  extension ContentRules {
    /// The rules as WebKit uses them; nil if it has no store for them.
    @MainActor func compiled() async throws -> WKContentRuleList? {
      guard let store: WKContentRuleListStore = .default() else { return nil }
      return try await withCheckedThrowingContinuation { result in
        store.compileContentRuleList(
          forIdentifier: "jumpgate", encodedContentRuleList: json
        ) { list, error in
          if let error { result.resume(throwing: error) } else { result.resume(returning: list) }
        }
      }
    }
  }
#endif
