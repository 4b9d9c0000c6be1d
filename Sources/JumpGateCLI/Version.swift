/// The program's version.
enum Version {
  static let current = "jumpgate 0.1.0"
}
