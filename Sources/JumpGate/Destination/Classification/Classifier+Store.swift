extension Classifier {
  /// A store scheme: host and path are read together, whatever the host.
  func storeScheme(_ fact: SchemeFact, _ context: inout ClassificationContext) -> Destination {
    let kind: StoreDoor.Store =
      switch fact.meaning {
      case .iTunesStore: .iTunes
      case .storeContent: .content
      default: .appStore
      }
    let door = StoreDoor(
      kind, isScheme: true, detail: fact.detail, platform: fact.platform)
    return StorePath.withPath(ofHost: host, path: path) { path in
      store(StorePage(path: path, mayBeginWithHost: true), door, &context)
    }
  }

  /// A page of a store's host.
  func storeHost(_ door: StoreDoor, _ context: inout ClassificationContext) -> Destination {
    StorePath.withPath(of: path) { path in
      store(StorePage(path: path, mayBeginWithHost: false), door, &context)
    }
  }

  private func store(
    _ page: StorePage, _ door: StoreDoor, _ context: inout ClassificationContext
  ) -> Destination {
    let query = StoreQuery(query, &context)
    if let word = page.word {
      context.note(.page, "the segment “\(word.word.text)” is \(word.meaning.inWords)", word.source)
    }
    return product(page, query, door, &context) ?? otherPage(page, query, door, &context)
  }

  /// The product page, if this is one.
  private func product(
    _ page: StorePage, _ query: StoreQuery, _ door: StoreDoor,
    _ context: inout ClassificationContext
  ) -> Destination? {
    var ids = query.ids
    ids.add(query.adamIDs)
    var isProduct = query.isLookup
    if case .app = page.word?.meaning {
      isProduct = true
      let inPath = PathIDs(page.rest, areDigitsNames: door.areDigitsNames).tally
      context.note(.idPlace, "the path after it, “\(page.rest.text)”, says \(inPath.inWords)")
      ids.add(inPath)
    } else if query.isLookup {
      ids.add(PathIDs.plain(in: page.rest))
    }
    if isProduct { ids.add(page.idsBefore) }
    if query.hasAddress {
      let (shown, areAllProducts) = shownProducts(door, &context)
      isProduct = isProduct || (door.isScheme && shown.result != .none)
      ids.add(shown)
      if !areAllProducts { ids.spoil() }
    }
    guard isProduct, ids.result != .none else { return nil }
    context.note(.idPlace, "all places together say \(ids.inWords)")
    return Destination(
      kind: .appStoreProduct,
      detail: query.writesReview ? DetailWord.writeReview : page.word?.detail,
      appID: ids.agreedID, storefront: page.storefront,
      platform: page.platform ?? query.platform ?? door.platform)
  }

  /// What the addresses say whose pages are shown in place of this one, and whether each of them is
  /// a product's.
  ///
  /// Behind a host, an address of the web is no page of the store's that could be shown.
  private func shownProducts(
    _ door: StoreDoor, _ context: inout ClassificationContext
  ) -> (ids: IDTally, areAllProducts: Bool) {
    var ids = IDTally()
    var areAllProducts = true
    for pair in QueryPairs(query) where StoreParameters.isAddress(pair.key) && !pair.value.isEmpty {
      var search = AddressSearch()
      _ = search.follow(pair.value, &context)
      let isWeb = search.findings.leadToTheWeb && !door.isScheme
      if search.findings.ids.result == .none, !isWeb { areAllProducts = false }
      ids.add(search.findings.ids)
    }
    if context.isExhausted { ids.spoil() }
    return (ids, areAllProducts)
  }

  /// Any other page or action, of the App Store or of another store.
  private func otherPage(
    _ page: StorePage, _ query: StoreQuery, _ door: StoreDoor,
    _ context: inout ClassificationContext
  ) -> Destination {
    if isContent(page, query, door) {
      return Destination(
        kind: .otherAppleContent, detail: door.detail ?? page.word?.detail,
        storefront: page.storefront)
    }
    let ids = informativeIDs(page, query)
    context.note(.idPlace, "this is no product page; as information, it says \(ids.inWords)")
    return Destination(
      kind: .appStoreOther, detail: page.word?.detail ?? door.detail ?? homeDetail(page),
      appID: ids.agreedID, storefront: page.storefront,
      platform: page.platform ?? query.platform ?? door.platform)
  }

  private func isContent(_ page: StorePage, _ query: StoreQuery, _ door: StoreDoor) -> Bool {
    let meaning = page.word?.meaning
    switch door.store {
    case .appStore: return false
    case .content: return meaning != .app
    case .iTunes where query.isSoftware || page.beginsWithAppStoreHost: return false
    case .iTunes where door.isScheme:
      return meaning == nil || meaning == .content || meaning == .either
    case .iTunes: return meaning == .content
    }
  }

  /// The ids of pages that are no product pages: purchases, codes, feeds.
  private func informativeIDs(_ page: StorePage, _ query: StoreQuery) -> IDTally {
    guard let word = page.word else { return query.adamIDs }
    guard word.meaning == .storeAction else { return IDTally() }
    var ids = query.ids
    ids.add(query.adamIDs)
    for segment in PathSegments(page.rest)
    where segment.starts(with: StoreParameters.idPrefixInFeeds) {
      ids.add(segment.from(StoreParameters.idPrefixInFeeds.utf8CodeUnitCount))
    }
    ids.add(PathIDs.plain(in: page.rest))
    return ids
  }

  private func homeDetail(_ page: StorePage) -> String? {
    page.isEmpty && !view.hasQuery ? DetailWord.home : nil
  }
}
