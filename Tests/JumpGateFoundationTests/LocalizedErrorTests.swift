import Foundation
import JumpGate
import JumpGateFoundation
import Testing

@Test func everyErrorsLocalizedDescriptionIsItsDescription() throws {
  let address = AddressError(.hostMissing, at: 8)
  let errors: [any Error & CustomStringConvertible] = [
    address, UnreadableAddress("x", error: address), PatternError.notADomain,
    PolicyProblem(path: "defaults.web", entry: "host", fault: .notAHostScheme),
    try #require(throws: PolicyFileError.self) { try PolicyFile("{}".utf8) },
    try #require(throws: CheckInputError.self) { try CheckInput(json: "{}".utf8) },
  ]
  for error in errors {
    let thrown: any Error = error
    #expect(thrown.localizedDescription == error.description)
  }
  #expect(errors[0].localizedDescription == "no host (host-missing at byte 8)")
}
