extension Classifier {
  /// http and https: the host decides, then what the address holds.
  ///
  /// A host that some engines read otherwise, or refuse, is what it is here: its page may be blocked
  /// for nothing, but is not let through as another's.
  func network(_ context: inout ClassificationContext) -> Destination {
    network(layout.hostKind == .domain ? HostTable.shared.number(view) : nil, &context)
  }

  /// As ``network(_:)``, the number of the host's row being known.
  func network(_ number: Int?, _ context: inout ClassificationContext) -> Destination {
    guard let number else { return unknownHost(&context) }
    let row = Hosts.index[number]
    context.note(
      .host, "“\(row.domain.text)” \(row.scope.inWords): \(row.meaning.inWords)", row.source)
    switch row.meaning {
    case .appStore: return storeHost(StoreDoor(.appStore, detail: row.detail), &context)
    case .appStoreByName:
      let door = StoreDoor(.appStore, areDigitsNames: true, detail: row.detail ?? DetailWord.byName)
      return storeHost(door, &context)
    case .iTunes: return storeHost(StoreDoor(.iTunes), &context)
    case .storeContent: return storeHost(StoreDoor(.content, detail: row.detail), &context)
    case .testFlight: return testFlight(&context)
    case .appClip: return Destination(kind: .appStoreOther, detail: row.detail)
    case .appleContent: return Destination(kind: .otherAppleContent, detail: row.detail)
    case .otherStore: return Destination(kind: .otherStore, detail: row.detail)
    case .linkService(let service): return link(of: service, &context)
    case .web: return unknownHost(&context)
    }
  }

  /// A host that means nothing: a link service's by its parameters, a carrier by what it holds,
  /// else a web page.
  private func unknownHost(_ context: inout ClassificationContext) -> Destination {
    if let signature = signature {
      context.note(
        .host, "the parameter “\(signature.parameter.text)” is that of \(signature.service.name)",
        signature.source)
      return link(of: signature.service, &context)
    }
    var search = AddressSearch()
    search.search(view, &context)
    guard !search.findings.isEmpty else { return Destination(kind: .web) }
    return redirector(DetailWord.carrier, search.findings, context)
  }

  /// A link of a known service.
  private func link(
    of service: LinkService, _ context: inout ClassificationContext
  ) -> Destination {
    var search = AddressSearch(service: service)
    search.search(view, &context)
    search.readIDs(path: path, query: query, &context)
    return redirector(service.name, search.findings, context)
  }

  func redirector(
    _ detail: String?, _ findings: NestedFindings, _ context: ClassificationContext
  ) -> Destination {
    Destination(
      kind: .redirector, detail: detail, appID: findings.appID, inside: findings.inside,
      isOverfull: context.isExhausted)
  }

  /// The parameter by which a service's link is known on any host.
  private var signature: ServiceSignature? {
    var lacksCompany = false
    for pair in QueryPairs(query) {
      guard let row = ServiceSignatures.index.row(ofEncoded: pair.key) else { continue }
      if row.beside.utf8CodeUnitCount == 0 { return row }
      if lacksCompany { continue }
      if QueryPairs(query).contains(where: { WordList.contains($0.key, in: row.beside) }) {
        return row
      }
      lacksCompany = true
    }
    return nil
  }
}
