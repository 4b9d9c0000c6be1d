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

  /// A frame of which nothing is known.
  public static let unknown = Frame(id: nil, role: .unknown, origin: nil, ancestors: nil)
}
