#if canImport(WebKit)
  import Foundation
  import JumpGate
  import Testing

  @testable import JumpGateWebKit

  struct PromptWordsTests {
    @Test(arguments: DestinationKind.allCases) func everyKind_hasWords(kind: DestinationKind) {
      let key = "destination.\(kind.rawValue)"
      switch kind {
      // These two say more than their kind.
      case .appStoreProduct: #expect(Strings.english["destination.app"] != nil)
      case .deepLink: #expect(Strings.english[key] != nil)
      default: #expect(Strings.english[key] != nil)
      }
    }

    @Test func placeInAnArgument_staysWhatItIs() {
      #expect(Strings.format("asker.frame", "%2$@.example").contains("%2$@.example"))
    }

    @Test func missingKey_isItself() {
      #expect(Strings.text("no.such.key") == "no.such.key")
    }
  }
#endif
