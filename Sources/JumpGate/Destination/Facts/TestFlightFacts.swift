/// Paths of TestFlight.
enum TestFlightFacts {
  /// The segment before an app id.
  static let app: StaticString = "app"
}
