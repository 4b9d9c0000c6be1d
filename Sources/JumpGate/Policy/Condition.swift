/// What a rule may require of a request besides its destination and its asker.
public enum Condition: String, Sendable, Hashable, CaseIterable {
  /// A tap that counts for the asker; a carried one too if the rule's `tap` says so.
  case tap
  /// No tap that counts.
  case noTap = "no-tap"
  /// The main frame asks.
  case mainFrame = "main-frame"
  /// A frame inside the page asks or is navigated.
  case subFrame = "sub-frame"
  /// A new window is asked for, or a window that web content opened asks.
  case popup
  /// A frame navigates the top.
  case topFromFrame = "top-from-frame"
  /// A server redirect led here.
  case redirected
  /// No server redirect led here.
  case direct
  /// The address has the host of the asking origin.
  case sameHost = "same-host"
  /// The address has another host than the asking origin, or none.
  case crossHost = "cross-host"
  /// The web view has no persistent storage.
  case isPrivate = "private"

  /// The conditions that can't hold together, each pair once.
  package static let opposites: [(Condition, Condition)] = [
    (.tap, .noTap), (.mainFrame, .subFrame), (.mainFrame, .topFromFrame), (.redirected, .direct),
    (.sameHost, .crossHost),
  ]
}
