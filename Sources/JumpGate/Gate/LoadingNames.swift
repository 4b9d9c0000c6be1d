/// The addresses that a view names while it loads something, for an adapter that hears of no load's
/// beginning.
///
/// A view that is redirected names the address that it was loading, and then the next one. One in which
/// the app calls for a load names the page that it showed, or something it had given up, before that.
package struct LoadingNames: Sendable, Hashable {
  private var now: Address?
  /// What it named before that of now; nil if it loaded nothing then.
  package private(set) var before: Address?

  /// A view that has named nothing.
  package init() {}

  /// Tells that the view names another address, or begins or ends to load.
  package mutating func changed(to address: Address?, isLoading: Bool) {
    let named = isLoading ? address : nil
    guard named != now else { return }
    (before, now) = (now, named)
  }
}
