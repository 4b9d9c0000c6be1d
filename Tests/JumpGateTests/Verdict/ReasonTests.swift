import Testing

@testable import JumpGate

@Suite struct ReasonTests {
  @Test func everyReasonHasItsOwnCodeAndItsOwnWords() {
    let codes = Reason.allCases.map(\.rawValue)
    let words = Reason.allCases.map(\.description)
    #expect(Set(codes).count == Reason.allCases.count)
    #expect(Set(words).count == Reason.allCases.count)
    for code in codes {
      #expect(code.allSatisfy { $0.isLowercase || $0 == "-" }, "\(code)")
    }
    for text in words {
      #expect(!text.isEmpty && !text.hasSuffix(".") && text.first?.isUppercase == false)
    }
  }
}
