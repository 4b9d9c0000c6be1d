extension AddressSearch {
  /// Looks at a part as it stands and with each layer of percent-encoding taken off, until it
  /// holds an address that counts or nothing is encoded.
  mutating func searchLayers(
    _ text: ByteView, from first: Int = 0, _ wanted: Wanted,
    _ context: inout ClassificationContext
  ) {
    guard text.contains(where: { $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: ":") }) else {
      return
    }
    for layers in first...Self.mostLayers {
      guard read(text, layers: layers, wanted, &context) == .nothing else { return }
    }
  }

  enum Outcome { case found, nothing, nothingEncoded }

  /// Reads every address of a part, a number of layers deep.
  mutating func read(
    _ text: ByteView, layers: Int, _ wanted: Wanted, _ context: inout ClassificationContext
  ) -> Outcome {
    var finder = AddressFinder(text, layers: layers)
    var outcome = Outcome.nothing
    var sawPercent = false
    while let place = finder.next() {
      let excerpt = Excerpt(text, layers: layers, at: place, isForm: isInForm)
      if let found = context.follow(excerpt.text), add(found, wanted, &context) { outcome = .found }
      sawPercent = sawPercent || finder.sawPercent || excerpt.hasPercent
      finder = AddressFinder(text, layers: layers, from: excerpt.end, isAtStart: false)
    }
    guard outcome == .nothing, !sawPercent, !finder.sawPercent else { return outcome }
    return .nothingEncoded
  }

  /// Looks for `//host/…`, which a page's own scheme completes.
  mutating func searchSchemeless(
    _ text: ByteView, _ wanted: Wanted, _ context: inout ClassificationContext
  ) {
    for layers in 0...Self.mostLayers {
      var bytes = DecodedBytes(text, layers: layers)
      guard let first = bytes.next(), first.isSlash || first == UInt8(ascii: "%") else { return }
      guard bytes.next()?.isSlash == true, first.isSlash else { continue }
      let rest = String(decoding: Array(DecodedBytes(text, layers: layers)), as: UTF8.self)
      if let found = context.follow(AppleHosts.schemeOfPages + rest) {
        _ = add(found, wanted, &context)
      }
      return
    }
  }

  /// Looks into what base64 letters stand for, if they stand for the beginning of an address.
  mutating func searchBase64(
    _ text: ByteView, _ wanted: Wanted, _ context: inout ClassificationContext
  ) {
    guard text.count >= 8 else { return }
    // No letter of base64 is a percent sign, so that every layer of it can go.
    var bytes = Base64Bytes(DecodedBytes(text, layers: Self.mostLayers - 1))
    guard bytes.beginAddress, context.mayRead() else { return }
    let decoded = Array(IteratorSequence(bytes))
    while bytes.next() != nil {}
    guard bytes.endedWell else { return }
    decoded.withUnsafeBufferPointer { searchLayers(ByteView($0), wanted, &context) }
  }

  /// Looks at a part together with all after it: an unencoded address with a query of its own can
  /// be read either way.
  mutating func searchUnsplit(
    _ pair: QueryPair, _ wanted: Wanted, _ context: inout ClassificationContext
  ) {
    guard pair.untilEnd.count > pair.whole.count, pair.whole.contains(UInt8(ascii: "?")),
      pair.whole.contains(UInt8(ascii: ":"))
    else { return }
    var finder = AddressFinder(pair.whole, layers: 0)
    guard finder.next() != nil, context.mayRead() else { return }
    _ = read(pair.untilEnd, layers: 0, wanted, &context)
  }
}
