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
    StorePath.withPath(of: path) { path, hidDots in
      store(StorePage(path: path, mayBeginWithHost: false, hidDots: hidDots), door, &context)
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
  ///
  /// A page that says what it is stays that, whatever the query names beside it: a lookup and an
  /// address to show count only where host and path say nothing.
  private func product(
    _ page: StorePage, _ query: StoreQuery, _ door: StoreDoor,
    _ context: inout ClassificationContext
  ) -> Destination? {
    guard
      let ids = ownIDs(page, query, door, &context) ?? shownIDs(page, query, door, &context)
    else { return nil }
    context.note(.idPlace, "all places together say \(ids.inWords)")
    return Destination(
      kind: .appStoreProduct,
      detail: query.writesReview ? DetailWord.writeReview : page.word?.detail,
      appID: ids.agreedID, storefront: page.storefront,
      platform: page.platform ?? query.platform ?? door.platform)
  }

  /// What a product page says by itself; nil if it is none.
  private func ownIDs(
    _ page: StorePage, _ query: StoreQuery, _ door: StoreDoor,
    _ context: inout ClassificationContext
  ) -> IDTally? {
    var ids = query.allIDs
    ids.add(page.idsBefore)
    if let word = page.word {
      guard case .app = word.meaning, !query.isAboutOthers || !page.isReviews else { return nil }
      let inPath = PathIDs(page.rest, areDigitsNames: door.areDigitsNames).tally
      context.note(.idPlace, "the path after it, “\(page.rest.text)”, says \(inPath.inWords)")
      ids.add(inPath)
    } else {
      guard query.isLookup else { return nil }
    }
    guard ids.result != .none else { return nil }
    if page.hidDots || page.word == nil && (page.hasName || query.hasOtherAction) { ids.spoil() }
    if query.hasAddress {
      let (shown, areAllProducts) = shownProducts(door, &context)
      ids.add(shown)
      if !areAllProducts { ids.spoil() }
    }
    return ids
  }

  /// What the address says that a store scheme shows, if nothing else in it says what to show.
  private func shownIDs(
    _ page: StorePage, _ query: StoreQuery, _ door: StoreDoor,
    _ context: inout ClassificationContext
  ) -> IDTally? {
    guard door.isScheme, query.hasAddress, page.word == nil, !page.hasName, !query.hasOtherAction,
      !query.namesBundle
    else { return nil }
    var (ids, areAllProducts) = shownProducts(door, &context)
    guard ids.result != .none else { return nil }
    ids.add(query.allIDs)
    ids.add(page.idsBefore)
    if !areAllProducts { ids.spoil() }
    return ids
  }

  /// What the addresses say whose pages are shown in place of this one, and whether each of them is
  /// a product's.
  ///
  /// Behind a scheme only a product's own address is shown as one. Behind a host, an address of the
  /// web is no page of the store's that could be shown.
  private func shownProducts(
    _ door: StoreDoor, _ context: inout ClassificationContext
  ) -> (ids: IDTally, areAllProducts: Bool) {
    var ids = IDTally()
    var areAllProducts = true
    for pair in QueryPairs(query) where StoreParameters.isAddress(pair.key) && !pair.value.isEmpty {
      var search = AddressSearch()
      _ = search.follow(pair.value, &context)
      let isShown = !door.isScheme || search.findings.areProducts
      let isWeb = search.findings.leadToTheWeb && !door.isScheme
      if !isShown || search.findings.ids.result == .none, !isWeb { areAllProducts = false }
      if isShown { ids.add(search.findings.ids) }
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
    let ids = informativeIDs(page, query, door)
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
    case .content: return meaning != .app && !query.isLookup
    case .iTunes where query.isSoftware || query.isLookup || page.beginsWithAppStoreHost:
      return false
    // What is shown may be an app.
    case .iTunes where door.isScheme && query.hasAddress: return false
    case .iTunes where door.isScheme:
      return meaning == nil || meaning == .content || meaning == .either
    case .iTunes: return meaning == .content
    }
  }

  /// The ids of pages that are no product pages: purchases, codes, feeds; none where the query names
  /// something else to show.
  private func informativeIDs(
    _ page: StorePage, _ query: StoreQuery, _ door: StoreDoor
  ) -> IDTally {
    if query.isLookup || (door.isScheme && query.hasAddress) { return IDTally() }
    guard let word = page.word else { return query.adamIDs }
    guard word.meaning == .storeAction else { return IDTally() }
    var ids = query.allIDs
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
