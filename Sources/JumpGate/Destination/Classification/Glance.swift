/// What is seen of an address without reading it: the fast way in front of the classification.
///
/// Explanations do without it; tests hold that both come to the same.
enum Glance {
  /// A web page: its host is in no row, or not with this path, and nothing hides in it.
  case page
  /// A page of a host whose row has this number, or that is in none.
  case host(Int?)
  /// Anything else.
  case other

  /// Looks at what is parsed already.
  init(_ view: AddressView, _ hosts: HostTable) {
    let layout = view.layout
    guard layout.scheme == .https || layout.scheme == .http, layout.hostKind == .domain,
      !layout.hostReadingVaries, !layout.isAmbiguous
    else {
      self = .other
      return
    }
    let number = hosts.number(view)
    self = number == nil && !view.mayHoldAddress ? .page : .host(number)
  }
}
