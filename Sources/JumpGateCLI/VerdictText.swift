internal import JumpGate
internal import JumpGateFoundation

/// A verdict as one line for people.
///
///     block  app-store-product 999  not listed  [preset:standard/app-store-product]  itms-apps://…
enum VerdictText {
  static func line(_ row: VerdictRow) -> String {
    let address = (try? row.request.target.get())?.href ?? row.input
    let action = row.verdict.action.rawValue
    return action + String(repeating: " ", count: max(1, 6 - action.utf8.count))
      + "\(destination(row.verdict.destination))  \(row.verdict.reason)  "
      + "[\(row.verdict.rule)]  \(Printable.text(address))"
  }

  /// The kind, detail and app id, or `no address`.
  static func destination(_ destination: Destination?) -> String {
    guard let destination else { return "no address" }
    var words = destination.kind.rawValue
    if let detail = destination.detail { words += "/\(detail)" }
    if let id = destination.appID { words += " \(id)" }
    if let nested = destination.nested {
      words += " (carries \(self.destination(nested.destination)))"
    }
    return words
  }
}
