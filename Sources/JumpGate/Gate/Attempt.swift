/// What an engine asks about one navigation, copied into a value before anyone decides.
public struct Attempt: Sendable, Hashable {
  /// The shape of the engine's question.
  public enum Kind: Sendable, Hashable {
    /// A navigation of an existing frame.
    case navigation(NavigationType)
    /// A new window (`target=_blank`, `window.open`), judged before a child exists.
    case newWindow
    /// A response, by its MIME type (lower case, no parameters) and whether it asks to be saved.
    case response(mimeType: String?, isAttachment: Bool, filename: String?)
  }

  /// What caused a navigation, as the engine says.
  ///
  /// Says nothing about who did it.
  public enum NavigationType: String, Sendable, Hashable, CaseIterable {
    case link, form, formResubmitted, reload, backForward, other
  }

  /// The address, or why it is none.
  public var target: Result<Address, UnreadableAddress>
  /// The shape of the question.
  public var kind: Kind
  /// The frame that asks.
  public var frame: Frame
  /// Whether the main frame is to be navigated; nil: unknown.
  public var targetsMainFrame: Bool?
  /// The engine's own gesture flag; nil: it does not tell.
  public var engineGesture: Bool?
  /// The engine's own redirect flag; nil: it does not tell.
  public var isRedirect: Bool?

  /// Copies an engine's question.
  public init(
    _ target: Result<Address, UnreadableAddress>, kind: Kind, frame: Frame,
    targetsMainFrame: Bool?, engineGesture: Bool?, isRedirect: Bool?
  ) {
    self.target = target
    self.kind = kind
    self.frame = frame
    self.targetsMainFrame = targetsMainFrame
    self.engineGesture = engineGesture
    self.isRedirect = isRedirect
  }
}
