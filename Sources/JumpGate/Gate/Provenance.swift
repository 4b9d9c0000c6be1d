/// Who asks, as far as a gate knows: one of the ways in which an attempt may be read.
struct Provenance: Sendable, Hashable {
  var from: Origin?
  var frame: AskingFrame
  var isTopFromFrame: Bool?
  var isPopup: Bool
  var isRedirected: Bool
  var tap: TapStanding
  /// The tap that stands behind it, to be spent by an exit.
  var heldTap: HeldTap?
  /// Whether the navigation is, or began as, a reload, a step in the history or a restored session.
  var isHistory = false
  /// Whether it is the host app's own load.
  var isHostLoad = false
  /// Whether it is the first load of a child view.
  var isFirstLoad = false
  /// Whether it was let through only because it may fill a frame, which the response will tell.
  var mayFillFrame = false
  /// The navigation under way that it is a redirect or the response of, by its number.
  var chain: UInt32?
  /// The addresses that led here by redirects, oldest first.
  var hops: [Address] = []
}
