/// Which load of the main frame an engine says that an attempt is about.
package enum AskedLoad: Sendable, Hashable {
  /// It does not say.
  case unknown
  /// The one that has begun and shows nothing yet: the attempt is its next hop.
  case begun
  /// One that the app called for.
  case apps
  /// Another one that is new: a page's, or one of the app's that is not known to be.
  case another
}
