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

  @inline(__always)
  init(_ view: AddressView) {
    let layout = view.layout
    guard layout.scheme == .https || layout.scheme == .http, layout.hostKind == .domain,
      !layout.hostReadingVaries, !layout.isAmbiguous
    else {
      self = .other
      return
    }
    let ways = HostFilter.shared.ways(view)
    let number = ways.isEmpty ? nil : Self.number(of: view, ways)
    if number == nil, !HidingPlaces.mayHide(in: view) {
      self = .page
    } else {
      self = .host(number)
    }
  }

  @inline(never)
  private static func number(of view: AddressView, _ ways: HostReader.Ways) -> Int? {
    HostReader(host: ByteView(view.host), path: ByteView(view.path)).number(ways)
  }
}
