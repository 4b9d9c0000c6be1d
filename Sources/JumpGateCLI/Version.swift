/// The program's version: what comes next, as long as none is tagged.
enum Version {
  static let current = "jumpgate 0.1.0-dev"
}
