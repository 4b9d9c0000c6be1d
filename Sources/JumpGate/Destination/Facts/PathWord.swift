/// What a segment of a store's path says about the page.
enum PathWordMeaning: Sendable {
  /// A product page, if an id is found after it or in the query.
  case app
  /// A page of the App Store whose number is no app id.
  case store
  /// A page of either store whose number is no app id: what else is known decides.
  case either
  /// An action of the App Store that may carry an app id.
  case storeAction
  /// Music, books and the like.
  case content
}

/// One segment; a last part `-*` stands for any ending.
struct PathWord: Fact {
  let word: StaticString
  let meaning: PathWordMeaning
  let detail: String?
  /// Whether it is about reviews, of whatever type the query says.
  let isReviews: Bool
  /// Whether a segment behind it may be a platform.
  let hasPlatform: Bool
  /// The platform that it says, or nil.
  let platform: String?
  let source: FactSource

  init(
    _ word: StaticString, _ meaning: PathWordMeaning, _ source: FactSource, detail: String? = nil,
    isReviews: Bool = false, hasPlatform: Bool = false, platform: String? = nil
  ) {
    self.word = word
    self.meaning = meaning
    self.detail = detail
    self.isReviews = isReviews
    self.hasPlatform = hasPlatform
    self.platform = platform
    self.source = source
  }

  var key: FactKey { FactKey(word) }
}
