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

  /// - Parameters:
  ///   - hosts: the table of hosts; looking ``HostTable/shared`` up costs as much as all this.
  ///   - labels: those of the host, if they are known.
  @inline(__always)
  init(_ view: AddressView, _ hosts: HostTable, _ labels: HostLabels? = nil) {
    let layout = view.layout
    guard layout.scheme == .https || layout.scheme == .http, layout.hostKind == .domain,
      !layout.hostReadingVaries, !layout.isAmbiguous
    else {
      self = .other
      return
    }
    let number = labels.map { hosts.number(view, $0) } ?? hosts.number(view)
    if number == nil, !view.mayHoldAddress {
      self = .page
    } else {
      self = .host(number)
    }
  }
}
