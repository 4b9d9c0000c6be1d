/// A field of a verdict that is not as a case expects it.
public struct PolicyCaseFailure: Sendable, Hashable {
  /// The line the case starts on, from 1.
  public let line: Int
  /// The address as the case has it.
  public let url: String
  /// The field: `action`, `rule`, `destination`, `detail` or `app_id`.
  public let field: String
  /// What was expected; nil: null.
  public let expected: String?
  /// What the policy said; nil: null.
  public let got: String?
}

extension PolicyCaseFailure: CustomStringConvertible {
  /// The failure in one line: `line 3: tel:1: action is block, expected open`.
  public var description: String {
    "line \(line): \(JSONText.quoted(url)): \(field) is \(got ?? "null"), expected \(expected ?? "null")"
  }
}
