/// A navigation that was allowed to start, so that its redirects are attributed to who started it.
struct NavigationChain: Sendable, Hashable {
  /// Its number within its gate.
  let number: UInt32
  /// The name of the frame that asked; nil: unknown.
  let frame: Frame.ID?
  /// Whether the main frame is navigated; nil: unknown.
  let targetsMainFrame: Bool?
  /// The engine's gesture flag at the start, which its redirects have too; nil: it does not tell.
  let engineGesture: Bool?
  /// Who asked, with the tap as it stood at the start.
  let start: Provenance
  /// The tap that stood behind it.
  var heldTap: HeldTap?
  /// Whether it may have stayed in the page's document, so that it has no redirects and no end.
  var mayStay = false
  /// The addresses that it went through, the first included, oldest first.
  var hops: [Address]
  /// Whether it was let through only because it may fill a frame.
  var mayFillFrame = false
  /// Whether it was answered with a page that the main frame has yet to show.
  var isAnswered = false

  /// How many navigations of frames are kept at once; the oldest are forgotten first.
  static let limit = 32
  /// How many addresses a navigation may go through and still be known; engines follow 20 redirects.
  static let hopLimit = 32

  /// Who asks for what this navigation leads to next.
  func next(isRedirected: Bool) -> Provenance {
    var provenance = start
    provenance.isRedirected = isRedirected
    provenance.isHostLoad = false
    provenance.isFirstLoad = false
    provenance.mayFillFrame = mayFillFrame
    provenance.heldTap = heldTap
    provenance.hops = isRedirected ? hops : Array(hops.dropLast())
    provenance.chain = number
    if start.isHostLoad { provenance.from = nil }
    if heldTap?.isSpent == true, start.tap != .none { provenance.tap = .spent }
    return provenance
  }

  /// Who asked for what answers now, at the last address.
  var answered: Provenance {
    var provenance = next(isRedirected: hops.count > 1)
    provenance.hops.removeLast(hops.count > 1 ? 1 : 0)
    return provenance
  }

  /// Whether an attempt is by the frame that began this.
  func isByFrame(of attempt: Attempt) -> Bool { frame != nil && frame == attempt.frame.id }

  /// Whether an attempt may be by the frame that began this: it is, or a name is unknown.
  func mayBeByFrame(of attempt: Attempt) -> Bool {
    frame == nil || attempt.frame.id == nil || isByFrame(of: attempt)
  }

  /// Whether what an attempt navigates may be what this navigates.
  func mayTarget(_ attempt: Attempt) -> Bool {
    guard let left = targetsMainFrame, let right = attempt.targetsMainFrame else { return true }
    return left == right
  }
}
