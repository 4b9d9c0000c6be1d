internal import JumpGate
internal import JumpGateFoundation

/// A verdict and its address as one line for people.
///
///     block app-store-product 999  not listed  [preset:standard/app-store-product]  itms-apps://…
enum VerdictText {
  static func line(_ row: VerdictRow) -> String {
    let address = (try? row.request.target.get())?.href ?? row.input
    return "\(row.verdict)  \(Printable.text(address))"
  }
}
