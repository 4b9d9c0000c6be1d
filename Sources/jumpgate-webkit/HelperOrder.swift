#if GTK
  /// One line on stdin: a page to audit.
  struct HelperOrder: Decodable {
    /// A web address, or the path of a file.
    var page: String
    /// How long a load may take, in milliseconds.
    var timeout = 10_000
    /// How many elements are pressed at most.
    var presses = 100

    enum CodingKeys: String, CodingKey {
      case page, presses
      case timeout = "timeout_ms"
    }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      page = try values.decode(String.self, forKey: .page)
      timeout = try values.decodeIfPresent(Int.self, forKey: .timeout) ?? timeout
      presses = try values.decodeIfPresent(Int.self, forKey: .presses) ?? presses
    }
  }
#endif
