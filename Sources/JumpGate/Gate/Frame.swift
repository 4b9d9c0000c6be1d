/// A frame as an adapter names it, with what it knows of it.
public struct Frame: Sendable, Hashable {
  /// An adapter's own name of a frame's document; equal names mean the same document.
  public struct ID: Sendable, Hashable {
    /// The name.
    public let rawValue: String

    /// Makes a name.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The name; nil: unknown.
  ///
  /// A main frame that asks without a name is the view's own or its opener's.
  public var id: ID?
  /// Main frame, a frame inside the page, or unknown.
  public var role: AskingFrame
  /// The origin of its document (inherited for `about:blank`, `srcdoc` and `blob:`); nil: unknown.
  public var origin: Origin?
  /// The names of its ancestors, nearest first; nil: unknown.
  public var ancestors: [ID]?

  /// Describes a frame; every part may be unknown.
  public init(id: ID?, role: AskingFrame, origin: Origin?, ancestors: [ID]?) {
    self.id = id
    self.role = role
    self.origin = origin
    self.ancestors = ancestors
  }

  /// The main frame of a view or that of the view that opened it: an adapter can't tell which of the
  /// two asks, but that it is one of them, and that the opener's is the document that opened it.
  ///
  /// - Parameter origin: theirs, if they have the same; nil: unknown.
  public static func ownOrOpeners(origin: Origin?) -> Frame {
    Frame(id: nil, role: .main, origin: origin, ancestors: [])
  }

  /// A frame of which nothing is known.
  public static let unknown = Frame(id: nil, role: .unknown, origin: nil, ancestors: nil)
}
