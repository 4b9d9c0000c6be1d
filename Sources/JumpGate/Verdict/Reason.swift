/// Why a verdict is what it is.
///
/// The raw value is its code; ``description`` says it in words.
public enum Reason: String, Sendable, Hashable, CaseIterable {
  /// The address can't be read.
  case unreadable
  /// The policy itself has a mistake, so that nothing may happen.
  case invalidPolicy = "invalid-policy"
  /// A rule of the policy says so.
  case rule
  /// The policy's default for the kind says so.
  case byDefault = "default"
  /// The preset says so for this kind, whoever asks.
  case byPreset = "preset"
  /// A page that stays in the web view.
  case staysHere = "stays-here"
  /// The app is listed.
  case listed
  /// The app is not listed.
  case notListed = "not-listed"
  /// The app's id is unknown, and unknown is never listed.
  case unknownApp = "unknown-app"
  /// The user tapped for it.
  case tapped
  /// The tap was in a frame inside the asking one: ask at most.
  case descendantTap = "descendant-tap"
  /// The tap was in a frame inside the page: the preset asks.
  case tapInFrame = "tap-in-frame"
  /// Nobody tapped.
  case noTap = "no-tap"
  /// The tap paid for an exit already.
  case tapSpent = "tap-spent"
  /// The tap is too old.
  case tapLapsed = "tap-lapsed"
  /// The tap was made on an earlier page.
  case tapCarried = "tap-carried"
  /// The address can be read in two ways.
  case ambiguous
  /// What the address carries inside would be refused.
  case nested
  /// A redirector's own address is never opened; what it leads to is judged when it comes.
  case redirectorNotOpened = "redirector-not-opened"
  /// It can't be loaded in a web view.
  case notLoadable = "not-loadable"
  /// It belongs to the page and can't be handed to the system.
  case notOpenable = "not-openable"
  /// A scheme that the host app's own delegate handles.
  case hostScheme = "host-scheme"
  /// A scheme of the host app itself that pages may not drive.
  case ownScheme = "own-scheme"
  /// The host app's own load.
  case hostLoad = "host-load"
  /// A response that installs nothing.
  case plainResponse = "plain-response"
  /// The web view can't be seen.
  case hidden
  /// A reload, a step back or forward, or a restored session.
  case history
  /// The web view is closed or its process is gone.
  case closed
  /// There is no page that could ask.
  case noPage = "no-page"
  /// Another question waits for its answer.
  case promptPending = "prompt-pending"
  /// The user refused twice on this page.
  case silenced
  /// This page has asked already.
  case askedAlready = "asked-already"
  /// The engine would try an app for it, and it can't be loaded again (`appLinkHosts`).
  case appLink = "app-link"
  /// The user said yes for good.
  case rememberedYes = "remembered-yes"
  /// The user said no for good.
  case rememberedNo = "remembered-no"
}
