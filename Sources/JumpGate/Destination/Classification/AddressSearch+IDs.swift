extension AddressSearch {
  /// Reads an app id that the service's link holds by itself, as a product page.
  mutating func readIDs(
    path: ByteView, query: ByteView, _ context: inout ClassificationContext
  ) {
    guard let service else { return }
    if service.hasIDInPath { readID(inPath: path, &context) }
    guard service.idParameter.utf8CodeUnitCount > 0 else { return }
    for pair in QueryPairs(query) where pair.isNamed(service.idParameter) {
      add(id: AppID(utf8: DecodedBytes(pair.value)), from: pair.whole, &context)
    }
  }

  private mutating func readID(inPath path: ByteView, _ context: inout ClassificationContext) {
    var segments = PathSegments(path)
    guard let segment = segments.next() else { return }
    let id = segment.withDecoded(layers: 1) { buffer -> AppID?? in
      let text = ByteView(buffer)
      guard text.starts(with: StoreParameters.idPrefix) else { return nil }
      let digits = text.from(StoreParameters.idPrefix.utf8CodeUnitCount)
      return digits[0].isASCIIDigit ? .some(AppID(utf8: digits)) : nil
    }
    if let id { add(id: id, from: segment, &context) }
  }

  private mutating func add(
    id: AppID?, from place: ByteView, _ context: inout ClassificationContext
  ) {
    context.note(
      .idPlace, "“\(place.text)” bears an app id: \(id?.description ?? "none that is one")")
    guard let id, let page = context.follow(AppleHosts.productPage + id.description) else {
      return spoil()
    }
    add(page)
  }
}
