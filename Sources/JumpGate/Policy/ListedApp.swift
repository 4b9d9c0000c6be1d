/// An app in a policy's list: its id, and a name for people.
public struct ListedApp: Sendable, Hashable {
  /// The id.
  public let id: AppID
  /// A name that prompts and reports show, or nil.
  public let name: String?

  /// Lists an app.
  public init(_ id: AppID, name: String?) {
    self.id = id
    self.name = name
  }
}
