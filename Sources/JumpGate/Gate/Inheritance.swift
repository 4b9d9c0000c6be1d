/// What a child view has from the page that opened it, until the user goes somewhere himself.
struct Inheritance: Sendable, Hashable {
  /// The opener's asking frame: a window opened by a frame stays a frame's.
  let frame: AskingFrame
  /// The origin that asked for the window.
  let from: Origin?
  /// Whether the child has not begun to load anything but `about:blank`.
  var isBeforeFirstLoad = true
}
