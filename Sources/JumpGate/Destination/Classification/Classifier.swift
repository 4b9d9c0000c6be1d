/// Classifies one address: the parts as bytes, and the decisions in the order of the design.
///
/// It holds no facts: schemes, hosts, words and parameters are rows of the tables in `Facts`.
struct Classifier {
  let view: AddressView
  let scheme: ByteView
  let host: ByteView
  let path: ByteView
  let query: ByteView

  init(_ view: AddressView) {
    self.view = view
    scheme = ByteView(view.scheme)
    host = ByteView(view.host)
    path = ByteView(view.path)
    query = ByteView(view.query)
  }

  var layout: AddressLayout { view.layout }

  /// What the address leads to, as if it could be read in one way only.
  func destination(_ context: inout ClassificationContext) -> Destination {
    let fact = Schemes.fact(of: scheme)
    note(fact, &context)
    guard let fact else { return deepLink(nil, &context) }
    switch fact.meaning {
    case .page: return Destination(kind: .web)
    case .network: return network(&context)
    case .appStore, .iTunesStore, .storeContent: return storeScheme(fact, &context)
    case .appleContent: return Destination(kind: .otherAppleContent, detail: fact.detail)
    case .testFlight: return testFlight(&context)
    case .installService: return installService(&context)
    case .marketplace: return Destination(kind: .marketplace, detail: fact.detail)
    case .marketplaceIf(let word) where beginsAfterScheme(with: word):
      return Destination(kind: .marketplace, detail: fact.detail)
    case .otherStore: return Destination(kind: .otherStore, detail: fact.detail)
    case .otherStoreIf(let word) where beginsAfterScheme(with: word):
      return Destination(kind: .otherStore, detail: fact.detail)
    case .browser(let hop): return browser(fact, hop, &context)
    case .intent: return intent(&context)
    case .contact: return Destination(kind: .deepLink, detail: fact.detail)
    case .deepLink: return deepLink(fact.detail, &context)
    case .marketplaceIf, .otherStoreIf: return deepLink(nil, &context)
    }
  }

  private func note(_ fact: SchemeFact?, _ context: inout ClassificationContext) {
    context.note(.parts, partsInWords)
    if let fact {
      context.note(.scheme, "\(scheme.text) opens \(fact.opens.text)", fact.source)
    } else {
      context.note(.scheme, "\(scheme.text) is in no table: some app's own scheme")
    }
  }

  private var partsInWords: String {
    var parts = ["scheme “\(scheme.text)”"]
    if layout.hostKind != .none { parts.append("host “\(host.text)”") }
    if let port = layout.port { parts.append("port \(port)") }
    if !path.isEmpty { parts.append("path “\(path.text)”") }
    if view.hasQuery { parts.append("query “\(query.text)”") }
    if view.hasFragment { parts.append("fragment “\(ByteView(view.fragment).text)”") }
    return parts.joined(separator: ", ")
  }

  /// Whether the first part after the scheme, host or not, is a word.
  private func beginsAfterScheme(with word: StaticString) -> Bool {
    StorePath.withPath(ofHost: host, path: path) { path in
      var segments = PathSegments(path)
      return segments.next()?.equals(word) == true
    }
  }
}
