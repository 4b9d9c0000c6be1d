import JumpGate

/// Product pages whose id must stay unknown.
extension AddressGrammar {
  /// Something where an id should stand that is none.
  mutating func malformedID() -> String {
    let id = id()
    return random.pick([
      "", "0", "0\(id)", "+\(id)", "-\(id)", "%20\(id)", "\(id)%00", "\(id)abc", "abc",
      "\(id)%20", "%2B\(id)", "1２3", "９", "9223372036854775808", "18446744073709551616",
      "\(id).0", "0x\(id)", "\(id)%0A", "\(id)%EF%BB%BF", "i\(id)", "%25\(id)", "\(id)'",
    ])
  }

  static let idKeys = ["id", "ids", "i", "adamId", "salableAdamId", "appAdamId"]

  static let unknownProductShapes: [Shape] = [
    Shape("malformed id in the path") { grammar in
      let bad = grammar.malformedID()
      let start = grammar.door() + grammar.storefront()
      return GeneratedAddress(
        start + "app/" + (grammar.random.once(in: 2) ? "" : "example/") + "id" + bad,
        .appStoreProduct)
    },
    Shape("malformed id in the query") { grammar in
      let key = grammar.key(grammar.random.pick(idKeys))
      let bad = grammar.malformedID()
      let path = grammar.random.pick([
        "WebObjects/MZStore.woa/wa/viewSoftware", "app", grammar.productPath(grammar.id()),
      ])
      return GeneratedAddress(
        grammar.door() + path + grammar.query(["\(key)=\(bad)"]), .appStoreProduct)
    },
    Shape("second id in the query") { grammar in
      let id = grammar.id()
      let second = grammar.id(otherThan: id)
      let key = grammar.key(grammar.random.pick(idKeys))
      let value = grammar.random.pick(["\(second)", "\(id),\(second)", "\(second)%2C\(id)"])
      return GeneratedAddress(
        grammar.door() + grammar.productPath(id) + grammar.query(["\(key)=\(value)"]),
        .appStoreProduct)
    },
    Shape("two ids in the query") { grammar in
      let id = grammar.id()
      let pairs = [id, grammar.id(otherThan: id)].map {
        "\(grammar.key(grammar.random.pick(idKeys)))=\($0)"
      }
      let path = "WebObjects/MZStore.woa/wa/viewSoftware"
      return GeneratedAddress(grammar.door() + path + grammar.query(pairs), .appStoreProduct)
    },
    Shape("second id in the path") { grammar in
      let id = grammar.id()
      let second = grammar.id(otherThan: id)
      let path = grammar.random.pick([
        "app/id\(second)/id\(id)", "app/id\(id),\(second)", "app/id\(id)&id=\(second)",
        "app/id\(id);id=\(second)", "app/id\(id);\(second)", "app/id/\(second)/id\(id)",
        "app/x/id\(second)/\(id)", "app/id\(id);i=\(second)", "app/id\(id)%2C\(second)",
        "app/id\(id)%26ids=\(second)",
      ])
      return GeneratedAddress(
        grammar.door() + grammar.storefront() + path, .appStoreProduct)
    },
    Shape("lookup of two ids") { grammar in
      let id = grammar.id()
      let second = grammar.id(otherThan: id)
      return GeneratedAddress(
        grammar.random.pick(storeSchemes) + "://?action=lookup&ids=\(id),\(second)",
        .appStoreProduct)
    },
    Shape("another page shown by url") { grammar in
      let id = grammar.id()
      let inner = grammar.encoded(grammar.plainProduct(grammar.id(otherThan: id)))
      return GeneratedAddress(
        grammar.door() + grammar.productPath(id) + grammar.query(["url=\(inner)"]),
        .appStoreProduct)
    },
    Shape("ambiguous host") { grammar in
      GeneratedAddress(
        #"https://apps.apple.com\@\#(grammar.word()).example/app/id\#(grammar.id())"#,
        .appStoreProduct)
    },
  ]
}
