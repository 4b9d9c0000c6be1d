/// The details of destinations that are not a row of a table.
enum DetailWord {
  /// A redirector that is no known service: an address that holds a store's address.
  static let carrier = "carrier"
  /// The front page of a store.
  static let home = "home"
  /// A page of the App Store that is found by a name.
  static let byName = "by-name"
  /// The review sheet of a product page.
  static let writeReview = "write-review"
  /// A purchase test by the scheme of over-the-air installs.
  static let purchaseTest = "purchase-test"
  /// An Android intent.
  static let intent = "intent"
}
