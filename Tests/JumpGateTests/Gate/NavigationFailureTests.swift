import JumpGate
import Testing

@Test func navigationFailure_tellsTheGatesOwnFromOthers() throws {
  let store = try Address("itms-apps://apps.apple.com/app/id1000000001")
  let web = try Address("https://site.example/")
  let rows: [(domain: String, code: Int, address: Address?, isCaused: Bool)] = [
    ("WebKitErrorDomain", 102, web, true),
    ("WebKitErrorDomain", 102, nil, true),
    ("NSURLErrorDomain", -999, web, true),
    ("NSURLErrorDomain", -1002, store, true),
    ("WebKitErrorDomain", 101, store, true),
    ("WebKitPolicyError", 102, web, true),
    ("webkit-policy-error-quark", 102, nil, true),
    ("webkit-network-error-quark", 302, web, true),
    // Errors that the user should see.
    ("NSURLErrorDomain", -1002, web, false),
    ("NSURLErrorDomain", -1002, nil, false),
    ("WebKitErrorDomain", 101, web, false),
    ("NSURLErrorDomain", -1009, store, false),
    ("NSURLErrorDomain", -1003, web, false),
    // The domain that one public filter compared with, and so never matched.
    ("WKErrorDomain", 102, web, false),
  ]
  #expect(rows.count == 14)
  for row in rows {
    #expect(
      NavigationFailure.isCausedByGate(domain: row.domain, code: row.code, address: row.address)
        == row.isCaused, "\(row)")
  }
}
