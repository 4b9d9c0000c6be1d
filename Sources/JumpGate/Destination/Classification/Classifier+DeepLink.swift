extension Classifier {
  /// Some app's own scheme; the store address that it may hold is for the policy to weigh.
  func deepLink(_ detail: String?, _ context: inout ClassificationContext) -> Destination {
    var search = AddressSearch()
    search.search(view, &context)
    return Destination(
      kind: .deepLink, detail: detail, inside: search.findings.inside,
      isOverfull: context.isExhausted)
  }

  /// Another browser: what it opens is outside this web view.
  func browser(
    _ fact: SchemeFact, _ hop: BrowserHop, _ context: inout ClassificationContext
  ) -> Destination {
    var search = AddressSearch()
    if case .parameter(let name) = hop {
      search = AddressSearch(service: LinkService(fact.opens.text, targets: name))
    }
    search.followAuthority(view, .all, &context)
    if search.findings.isEmpty { follow(hop, &search, &context) }
    if search.findings.isEmpty { search.search(view, &context) }
    return redirector(fact.detail, search.findings, context)
  }

  private func follow(
    _ hop: BrowserHop, _ search: inout AddressSearch, _ context: inout ClassificationContext
  ) {
    switch hop {
    case .inPlaceOfScheme(let prefix):
      let rest = ByteView(view.afterScheme)
      let start = (0..<rest.count).first { !rest[$0].isSlash } ?? rest.count
      _ = rest.from(start).withDecoded(layers: 0, after: prefix) {
        search.follow($0, .all, &context)
      }
    case .afterScheme: _ = search.follow(view.afterScheme, .all, &context)
    case .parameter: break
    }
  }

  /// An Android intent: another store if it goes to one, a redirector if it has a fallback, else a
  /// deep link.
  func intent(_ context: inout ClassificationContext) -> Destination {
    let intent = Intent(view)
    let target = intent.target.flatMap { context.follow($0) }
    if let target { context.note(.nested, "the intent's target is \(target.address.href)") }
    if let store = intent.store ?? target.flatMap(\.otherStore) {
      return Destination(kind: .otherStore, detail: store)
    }
    var search = AddressSearch()
    for text in intent.fallbacks { search.follow(text: text, .all, &context) }
    if let target, target.destination.leadsToStore { search.add(target) }
    if intent.fallbacks.isEmpty {
      if search.findings.isEmpty { search.search(view, &context) }
      return Destination(
        kind: .deepLink, detail: DetailWord.intent, inside: search.findings.inside,
        isOverfull: context.isExhausted)
    }
    return redirector(DetailWord.intent, search.findings, context)
  }
}

extension NestedDestination {
  /// Which other store this is.
  fileprivate var otherStore: String? {
    guard destination.kind == .otherStore else { return nil }
    return destination.detail
  }
}
