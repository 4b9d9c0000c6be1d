/// All hosts that mean something; any other is a web site.
enum Hosts {
  static let rows =
    AppleHosts.rows + OtherStoreHosts.rows + LinkServiceHosts.measurement
    + LinkServiceHosts.advertising + LinkServiceHosts.outgoing + LinkServiceHosts.opaque

  static let index = FactIndex(rows)

  /// Second-level names under which countries register domains, as in `co.jp`.
  static let registries: [WordFact] = [
    WordFact("co", .generalKnowledge), WordFact("com", .generalKnowledge),
    WordFact("net", .generalKnowledge), WordFact("org", .generalKnowledge),
    WordFact("ne", .generalKnowledge), WordFact("or", .generalKnowledge),
  ]

  static let registryIndex = FactIndex(registries)
}
