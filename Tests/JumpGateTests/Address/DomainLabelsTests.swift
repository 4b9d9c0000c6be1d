import Testing

@testable import JumpGate

@Suite struct DomainLabelsTests {
  @Test func domainsCompareLabelByLabel() {
    let table: [(String, String, DomainLabels.Relation)] = [
      ("a.example", "a.example", .same),
      ("a.example.", "a.example", .same),
      ("a.example", "a.example.", .same),
      ("b.a.example", "a.example", .below),
      ("c.b.a.example.", "a.example", .below),
      ("ba.example", "a.example", .apart),
      ("example", "a.example", .apart),
      ("a.example.evil", "a.example", .apart),
      (".a.example", "a.example", .apart),
      ("..a.example", "a.example", .apart),
      ("a.example..", "a.example", .apart),
      ("a.example", "", .apart),
      ("a.example", ".", .apart),
      (".", ".", .apart),
    ]
    for (name, domain, relation) in table {
      #expect(DomainLabels.relation(of: name, to: domain) == relation, "\(name), \(domain)")
    }
  }
}
