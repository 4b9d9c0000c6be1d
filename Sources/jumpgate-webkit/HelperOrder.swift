#if GTK
  /// One line on stdin: a page to audit.
  struct HelperOrder: Decodable {
    /// A web address, or the path of a file.
    let page: String
    /// How long a load may take, in milliseconds.
    let timeout: Int
    /// How many elements are pressed at most.
    let presses: Int

    enum CodingKeys: String, CodingKey {
      case page, presses
      case timeout = "timeout_ms"
    }
  }
#endif
