/// A service whose links lead elsewhere: measurement, ad clicks, warnings, shorteners.
///
/// The lists are words apart by blanks; keys are compared percent-decoded and without regard to
/// case.
final class LinkService: Sendable {
  /// The service, as it stands in a destination's detail.
  let name: String
  /// Parameters that hold the target.
  let targets: StaticString
  /// Parameters that hold the target on systems other than Apple's: another store there is no
  /// exit here.
  let elsewhere: StaticString
  /// The parameter that holds the app id itself.
  let idParameter: StaticString
  /// Whether a first segment `id<digits>` of the path is the app id.
  let hasIDInPath: Bool

  init(
    _ name: String, targets: StaticString = "", elsewhere: StaticString = "",
    idParameter: StaticString = "", hasIDInPath: Bool = false
  ) {
    self.name = name
    self.targets = targets
    self.elsewhere = elsewhere
    self.idParameter = idParameter
    self.hasIDInPath = hasIDInPath
  }
}
