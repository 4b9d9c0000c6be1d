/// What the user answered for good, as data that the host app stores.
///
/// An answer is kept by the asking origin, the host of the top page and the exact app id or scheme.
/// Opaque origins, enterprise installs, marketplaces, TestFlight and other pages of the App Store
/// have no key, so that nothing about them can be kept.
public struct RememberedAnswers: Sendable, Hashable {
  /// What an answer is kept by.
  public struct Key: Sendable, Hashable {
    /// The asking origin: `https://shop.example`.
    public let origin: String
    /// The host of the top page, in ASCII.
    public let topHost: String
    /// `app:<id>` or `scheme:<scheme>`.
    public let target: String
  }

  /// The answers: whether it may happen.
  public private(set) var answers: [Key: Bool]

  /// No answers.
  public init() {
    answers = [:]
  }

  /// Whether it may happen; nil if the user has not said.
  public func answer(for key: Key) -> Bool? { answers[key] }

  /// Keeps an answer; a later one replaces it.
  mutating func remember(_ isAllowed: Bool, for key: Key) {
    answers[key] = isAllowed
  }

  /// Takes over another view's answers; where both have one, no wins.
  public mutating func merge(_ other: RememberedAnswers) {
    answers.merge(other.answers) { $0 && $1 }
  }

  /// The answers that others do not have, or have otherwise.
  func changed(from others: RememberedAnswers) -> RememberedAnswers {
    var changed = self
    changed.answers = answers.filter { others.answers[$0.key] != $0.value }
    return changed
  }

  /// Forgets one answer.
  public mutating func forget(_ key: Key) {
    answers[key] = nil
  }

  /// Forgets everything.
  public mutating func forgetAll() {
    answers = [:]
  }
}

// The embedded mode, in which the core's own availability is checked, has no coding.
#if !hasFeature(Embedded)
  extension RememberedAnswers: Codable {}
  extension RememberedAnswers.Key: Codable {}
#endif
