internal import JumpGate
internal import JumpGateFoundation

/// A verdict and its address as one line for people.
///
///     block app-store-product 999  not listed  [preset:standard/app-store-product]  itms-apps://…
enum VerdictText {
  /// - Parameter base: what the address was resolved against; nil: nothing.
  static func line(_ row: VerdictRow, base: Address?) -> String {
    let address =
      switch row.request.target {
      case .success(let address): address.href
      case .failure(let unreadable): "\(row.input): \(why(unreadable, base: base))"
      }
    return "\(row.verdict)  \(Printable.text(address))"
  }

  /// Why a string is no address, and what was perhaps meant.
  static func why(_ unreadable: UnreadableAddress, base: Address?) -> String {
    let error = unreadable.error
    let meant = AddressSuggestion.webAddress(unreadable.string, error)
    let question = meant.map { "; did you mean \($0)?" } ?? ""
    guard base == nil, error.kind == .missingScheme else { return "\(error)\(question)" }
    return "\(error)\(question)\(meant == nil ? "; a" : " A") relative address needs --base"
  }
}
