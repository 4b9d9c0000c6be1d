public import JumpGate

/// One row of `jumpgate check --format jsonl`: an input and its verdict.
///
/// | key | value |
/// |---|---|
/// | `input` | the address as it came |
/// | `address` | the address as a browser reads it, or null |
/// | `destination` | the kind, or null if the input is no address |
/// | `detail` | a finer word within the kind, or null |
/// | `app_id` | the app's id as digits, or null |
/// | `action` | `allow`, `block`, `open`, `sheet`, `ask`, `host` |
/// | `rule` | what decided |
/// | `reason` | why, in words |
/// | `reason_code` | why, as a word that stays the same: the raw value of ``Reason`` |
///
/// Only where there is something to say follow `opens` (what would be handed to the system),
/// `yes` (what a yes to the question does), `error` (why the input is no address), `ambiguous`
/// (true: it can be read in two ways) and `nested` (`address`, `destination`, `detail`, `app_id`
/// of what the address carries).
public struct VerdictRow: Sendable, Hashable {
  /// The address as it came.
  public let input: String
  /// What was asked.
  public let request: JumpRequest
  /// What was answered.
  public let verdict: Verdict

  /// Joins an input to its verdict.
  public init(input: String, request: JumpRequest, verdict: Verdict) {
    self.input = input
    self.request = request
    self.verdict = verdict
  }

  /// The row as JSON, one line with its line feed.
  public var json: String {
    var line = JSONLine()
    append(to: &line)
    line.end()
    return String(decoding: line.bytes, as: UTF8.self)
  }

  /// Adds the row's keys to a line.
  package func append(to line: inout JSONLine) {
    let address = try? request.target.get()
    let destination = verdict.destination
    line.add("input", input)
    line.add("address", address?.href)
    line.add("destination", destination?.kind.rawValue)
    line.add("detail", destination?.detail)
    line.add("app_id", destination?.appID?.description)
    line.add("action", verdict.action.rawValue)
    line.add("rule", verdict.rule)
    line.add("reason", verdict.reason.description)
    line.add("reason_code", verdict.reason.rawValue)
    if let opens = verdict.opens { line.add("opens", opens.href) }
    if let yes = verdict.yes { line.add("yes", yes.rawValue) }
    if case .failure(let unreadable) = request.target {
      line.add("error", unreadable.error.code)
    }
    if destination?.isAmbiguous == true { line.add("ambiguous", true) }
    if let nested = destination?.nested { append(nested, to: &line) }
  }

  private func append(_ nested: NestedDestination, to line: inout JSONLine) {
    line.add("nested") { line in
      line.add("address", nested.address.href)
      line.add("destination", nested.destination.kind.rawValue)
      line.add("detail", nested.destination.detail)
      line.add("app_id", nested.destination.appID?.description)
    }
  }
}
