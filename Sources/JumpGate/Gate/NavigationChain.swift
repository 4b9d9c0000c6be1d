/// A navigation that was allowed to start, so that its redirects are attributed to who started it.
struct NavigationChain: Sendable, Hashable {
  /// The name of the frame that asked; nil: unknown.
  let frame: Frame.ID?
  /// Whether the main frame is navigated; nil: unknown.
  let targetsMainFrame: Bool?
  /// Who asked, with the tap as it stood at the start.
  var start: Provenance

  /// How many navigations of frames are kept at once; the oldest are forgotten first.
  static let limit = 32

  /// Whether an attempt can be a redirect of this navigation.
  func canLead(to attempt: Attempt) -> Bool {
    if let left = targetsMainFrame, let right = attempt.targetsMainFrame, left != right {
      return false
    }
    guard targetsMainFrame != true || attempt.targetsMainFrame != true else { return true }
    guard let left = frame, let right = attempt.frame.id else { return true }
    return left == right
  }

  /// Who asks for a redirect of this navigation.
  var redirected: Provenance {
    var provenance = start
    provenance.isRedirected = true
    provenance.isHostLoad = false
    if start.isHostLoad { provenance.from = nil }
    if let tap = start.heldTap, tap.isSpent, start.tap != .none { provenance.tap = .spent }
    return provenance
  }
}
