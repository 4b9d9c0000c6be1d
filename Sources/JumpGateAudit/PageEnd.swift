/// The last row of an audited page.
public struct PageEnd: Sendable, Hashable {
  /// The page as it was named on the command line.
  public let page: String
  /// How many jumps it tried.
  public let jumps: Int
  /// Why it could not be judged, whole or in part; nil if it was.
  public let error: String?
  /// How many elements were pressed.
  public let pressed: Int
  /// How many elements can be pressed.
  public let pressable: Int
  /// What could not be pressed, and why.
  public let misses: [String]
  /// What the page says about apps in its metadata, which Safari and others act on.
  public let metadata: [String]
  /// The media type of what was loaded, if it is no page; nil if it is one.
  public let loadedAs: String?

  /// Whether nothing at all could be judged, not even what can be pressed.
  public var isUnjudged: Bool {
    error != nil && jumps == 0 && pressed == 0 && pressable == 0
  }

  /// Ends a page of which nothing more will come.
  public init(page: String, jumps: Int, error: String) {
    self.page = page
    self.jumps = jumps
    self.error = error
    pressed = 0
    pressable = 0
    misses = []
    metadata = []
    loadedAs = nil
  }
}

extension PageEnd: Decodable {
  enum CodingKeys: String, CodingKey {
    case page, jumps, error, pressed, pressable, misses, metadata
    case loadedAs = "loaded_as"
  }

  /// Reads a row; everything but the page and the number of jumps may be missing.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    page = try values.decode(String.self, forKey: .page)
    jumps = try values.decode(Int.self, forKey: .jumps)
    error = try values.decodeIfPresent(String.self, forKey: .error)
    pressed = try values.decodeIfPresent(Int.self, forKey: .pressed) ?? 0
    pressable = try values.decodeIfPresent(Int.self, forKey: .pressable) ?? 0
    misses = try values.decodeIfPresent([String].self, forKey: .misses) ?? []
    metadata = try values.decodeIfPresent([String].self, forKey: .metadata) ?? []
    loadedAs = try values.decodeIfPresent(String.self, forKey: .loadedAs)
  }
}
