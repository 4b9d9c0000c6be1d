public import JumpGate

/// A table of addresses and expected verdicts, for `jumpgate policy test` and an app's own tests.
///
/// The file is JSON Lines (an object a line; empty lines are passed over) or one JSON array of
/// such objects. Each has the keys of ``CheckInput``, at least one expected field, and if wanted a
/// `note` for people:
///
/// ```json
/// {"url": "itms-apps://apps.apple.com/app/id999", "tap": true, "action": "block", "app_id": "999"}
/// {"url": "tel:+4912345", "frame": "sub", "action": "block", "note": "no calls from ads"}
/// ```
///
/// Expected fields are `action`, `rule`, `destination`, `detail` and `app_id`, as
/// ``VerdictRow`` has them; the last three may be null.
public struct PolicyCases: Sendable, Hashable {
  /// The cases, at least one.
  public let cases: [PolicyCase]

  /// Reads a table.
  ///
  /// - Throws: ``PolicyFileError`` with every mistake, or if there is no case in it.
  public init(_ content: some Sequence<UInt8>) throws(PolicyFileError) {
    let bytes = Array(content)
    let isArray = bytes.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } == UInt8(ascii: "[")
    var problems = ConfigProblems(text: bytes)
    cases =
      isArray
      ? PolicyCaseReader.readArray(bytes, &problems) : PolicyCaseReader.readLines(bytes, &problems)
    try problems.check()
    if cases.isEmpty { throw PolicyFileError("holds no case") }
  }

  /// What a policy says otherwise than expected; empty if all is as it should be.
  public func failures(of policy: Policy) -> [PolicyCaseFailure] {
    cases.flatMap { $0.failures(of: policy) }
  }
}
