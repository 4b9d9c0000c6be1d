/// One jump that an audit saw: a row with its verdict and how it came about.
public struct Finding: Sendable, Hashable {
  /// What was pressed.
  public struct Element: Sendable, Hashable, Decodable {
    /// A CSS selector that leads to it; ` >>> ` enters a shadow tree.
    public let selector: String
    /// Its text, or what stands for it.
    public let text: String
    /// The indices that lead to its frame from the top; nil: it is in the top frame.
    public let inFrame: String?

    enum CodingKeys: String, CodingKey {
      case selector, text
      case inFrame = "in_frame"
    }
  }

  /// The page as it was named on the command line.
  public let page: String
  /// Milliseconds since the load began.
  public let atMilliseconds: Int
  /// What set it off: `load`, `script`, `press`, `redirect`, `popup`, `frame`.
  public let trigger: String
  /// Whether a tap stood behind it.
  public let hasTap: Bool
  /// `main`, `sub`, `popup` or `unknown`.
  public let frame: String
  /// The asking frame's origin, `null` for an opaque one; nil: unknown.
  public let from: String?
  /// The addresses that led there, oldest first.
  public let hops: [String]
  /// What was pressed, if anything was.
  public let element: Element?
  /// The address as it came.
  public let input: String
  /// The address as a browser reads it; nil if it is none.
  public let address: String?
  /// The destination's kind; nil if the input is no address.
  public let destination: String?
  /// A finer word within the kind.
  public let detail: String?
  /// The app's id.
  public let appID: String?
  /// What the policy says: `allow`, `block`, `open`, `sheet`, `ask`, `host`.
  public let action: String
  /// The rule that decided.
  public let rule: String
  /// Why.
  public let reason: String
}

extension Finding: Decodable {
  enum CodingKeys: String, CodingKey {
    case page, trigger, frame, from, hops, element, input, address, destination, detail, action
    case rule, reason
    case atMilliseconds = "at_ms"
    case hasTap = "tap"
    case appID = "app_id"
  }
}
