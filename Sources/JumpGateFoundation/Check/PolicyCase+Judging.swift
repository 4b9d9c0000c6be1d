public import JumpGate

extension PolicyCase {
  /// The fields that a policy answers otherwise than expected.
  public func failures(of policy: Policy) -> [PolicyCaseFailure] {
    let verdict = policy.verdict(for: input.context.request(for: input.url))
    let destination = verdict.destination
    let fields: [(String, String??, String?)] = [
      ("action", expected.action.map(Optional.some), verdict.action.rawValue),
      ("rule", expected.rule.map(Optional.some), verdict.rule),
      ("destination", expected.destination, destination?.kind.rawValue),
      ("detail", expected.detail, destination?.detail),
      ("app_id", expected.appID, destination?.appID?.description),
    ]
    return fields.compactMap { field, expected, got in
      guard let expected, expected != got else { return nil }
      return PolicyCaseFailure(
        line: line, url: input.url, field: field, expected: expected, got: got)
    }
  }
}
