/// What a gate knows of the page that its view shows.
struct GatePage: Sendable, Hashable {
  /// Whether there is a page that could ask.
  var isThere = false
  /// The page's address; nil: it has none, or it is unknown.
  var address: Address?
  /// How often the user went somewhere himself before, so that what belongs to one such visit is told
  /// from what belongs to the next.
  var visit: UInt32 = 0
  /// Prompts that the user refused since he last went somewhere himself.
  var refusals = 0
  /// Whether the page has asked without a live tap.
  var hasAsked = false

  /// Whether it is shown again, from the history, by a reload or from a restored session, and the user
  /// has not touched it since; what such a page leads to by itself is shown so, too.
  var isShownAgain = false

  /// The user went somewhere himself: what he refused before is forgotten.
  mutating func beginVisit() {
    visit += 1
    refusals = 0
  }

  /// After how many refusals a page falls silent.
  static let refusalLimit = 2
}
