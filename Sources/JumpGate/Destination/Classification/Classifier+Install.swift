extension Classifier {
  /// TestFlight: the path may name an app, between invitations.
  func testFlight(_ context: inout ClassificationContext) -> Destination {
    StorePath.withPath(ofHost: host, path: path) { path in
      var ids = IDTally()
      var segments = PathSegments(path)
      while let segment = segments.next() {
        guard segment.equals(TestFlightFacts.app) else { continue }
        guard let number = segments.next() else { break }
        let hasPrefix = number.starts(with: StoreParameters.idPrefix)
        ids.add(hasPrefix ? number.from(StoreParameters.idPrefix.utf8CodeUnitCount) : number)
      }
      context.note(.idPlace, "the path says \(ids.inWords)")
      return Destination(kind: .testflight, appID: ids.agreedID)
    }
  }

  /// Over-the-air install, unless the one action is a purchase test.
  func installService(_ context: inout ClassificationContext) -> Destination {
    var isPurchaseTest = false
    for pair in QueryPairs(query) where StoreParameters.isAction(pair.key) {
      isPurchaseTest = DecodedBytes(pair.value).isExactly(StoreParameters.purchaseTest)
      context.note(.page, "the action is “\(pair.value.text)”", .applePurchaseTest)
      guard isPurchaseTest else { break }
    }
    return isPurchaseTest
      ? Destination(kind: .appStoreOther, detail: DetailWord.purchaseTest)
      : Destination(kind: .enterpriseInstall)
  }
}
