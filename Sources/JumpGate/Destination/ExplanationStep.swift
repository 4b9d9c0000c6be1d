/// One step of a classification, in words a person follows.
public struct ExplanationStep: Sendable, Hashable {
  /// What a step is about.
  public enum Subject: String, Sendable, Hashable, CaseIterable {
    /// The parts of the address, as a browser reads them.
    case parts
    /// What the scheme means.
    case scheme
    /// What the host means.
    case host
    /// What the path or the query means.
    case page
    /// A place that can bear an app id, and what it says.
    case idPlace = "id place"
    /// An address inside the address.
    case nested
    /// What it comes to.
    case conclusion
  }

  /// What the step is about.
  public let subject: Subject
  /// The step in words.
  public let text: String
  /// Where the fact behind the step was read, or nil if no fact is behind it.
  public let source: String?
  /// The year and month in which it was read, or nil.
  public let date: String?
  /// How many addresses stand around the one that the step is about; 0 for the outermost.
  public let depth: Int
}

extension ExplanationStep: CustomStringConvertible {
  /// The step on one line, indented by its depth, with its source.
  public var description: String {
    let indent = String(repeating: "  ", count: depth)
    let origin = source.map { " [\($0), read \(date ?? "at an unknown time")]" } ?? ""
    return "\(indent)\(subject.rawValue): \(text)\(origin)"
  }
}
