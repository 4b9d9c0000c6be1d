extension JumpRequest: CustomStringConvertible {
  /// The address, and who asks for it:
  /// `tel:1 asked by the main frame of https://ads.example, a tap, not redirected`.
  ///
  /// > Note: Paths and queries carry tokens. What a log may show is a ``JumpEvent``'s description.
  public var description: String {
    switch target {
    case .success(let address): "\(address) asked by \(askerInWords)"
    case .failure(let unreadable): "\(unreadable), asked by \(askerInWords)"
    }
  }

  /// Who asks: the frame and its origin, the tap, and what else is known of the way there.
  package var askerInWords: String {
    var words = [frameInWords + originInWords, tap.words]
    if isTopFromFrame == true { words.append("navigating the top") }
    if let isRedirected { words.append(isRedirected ? "redirected" : "not redirected") }
    if isPrivate == true { words.append("in private") }
    return words.joined(separator: ", ")
  }

  private var frameInWords: String {
    if isPopup == true { return "a new window or one that the page opened," }
    switch frame {
    case .main: return "the main frame"
    case .sub: return "a frame inside the page,"
    case .unknown: return "an unknown frame"
    }
  }

  private var originInWords: String {
    switch from {
    case nil: " of an unknown page"
    case .opaque?: " of an opaque origin"
    case let origin?: " of \(origin)"
    }
  }
}

extension TapStanding {
  fileprivate var words: String {
    switch self {
    case .none: "no tap"
    case .live: "a tap"
    case .descendant: "a tap in a frame inside it"
    case .spent: "a spent tap"
    case .lapsed: "a tap that is too old"
    case .carried: "a tap on an earlier page"
    case .unknown: "perhaps a tap"
    }
  }
}
