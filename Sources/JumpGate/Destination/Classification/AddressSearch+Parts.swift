extension AddressSearch {
  /// Looks at a part as it stands and with each layer of percent-encoding taken off, until it
  /// holds an address that counts or nothing is encoded.
  mutating func searchLayers(
    _ text: ByteView, from first: Int = 0, as kind: AddressFinder.Kind = .value, _ wanted: Wanted,
    _ context: inout ClassificationContext
  ) {
    guard TextTraits.mayHoldAddress(text) else { return }
    // A scheme may be encoded though its colon is not.
    let last = text.contains(UInt8(ascii: "%")) ? Self.mostLayers : 0
    guard first <= last else { return }
    for layers in first...last {
      guard read(text, layers: layers, as: kind, wanted, &context) == .nothing else { return }
    }
  }

  enum Outcome { case found, nothing, nothingEncoded }

  /// Reads every address of a part, a number of layers deep.
  mutating func read(
    _ text: ByteView, layers: Int, as kind: AddressFinder.Kind = .value, _ wanted: Wanted,
    _ context: inout ClassificationContext
  ) -> Outcome {
    var finder = AddressFinder(text, layers: layers, kind)
    var outcome = Outcome.nothing
    var sawPercent = false
    while !context.isExhausted, let place = finder.next() {
      let excerpt = Excerpt(text, layers: layers, at: place, isForm: isInForm)
      let (found, end) = excerpt.withBytes { follow($0, wanted, &context) }
      if found == true {
        outcome = .found
        if isOtherwiseRead(text, layers: layers, at: place) { spoil() }
      }
      sawPercent = sawPercent || finder.sawPercent || end.hasPercent
      finder = AddressFinder(text, layers: layers, kind, from: end.offset, isAtStart: false)
    }
    guard outcome == .nothing, !sawPercent, !finder.sawPercent else { return outcome }
    return .nothingEncoded
  }

  /// Whether an address of another host begins at a place when one layer less is taken off: which
  /// one counts depends on the reader.
  private func isOtherwiseRead(
    _ text: ByteView, layers: Int, at place: AddressFinder.Place
  ) -> Bool {
    guard layers > 0 else { return false }
    var finder = AddressFinder(text, layers: layers - 1, from: place.offset)
    guard finder.next()?.offset == place.offset,
      let other = host(text, layers: layers - 1, at: place)
    else { return false }
    return other != host(text, layers: layers, at: place)
  }

  /// The host of the address at a place; nil if it is none.
  private func host(_ text: ByteView, layers: Int, at place: AddressFinder.Place) -> String? {
    Excerpt(text, layers: layers, at: place, isForm: isInForm).withBytes { bytes in
      (try? Address(ByteView(bytes).text))?.hostname
    }.result
  }

  /// Whether a value is an address and behind it another one, a number of layers deep.
  func holdsSecond(_ text: ByteView, layers: Int) -> Bool {
    var finder = AddressFinder(text, layers: layers)
    guard let first = finder.next(), first.isWhole else { return false }
    let excerpt = Excerpt(text, layers: layers, at: first, isForm: isInForm)
    return excerpt.withBytes { _ in }.end.isBeforeAnother
  }

  /// Looks for `//host/…`, which a page's own scheme completes.
  mutating func searchSchemeless(
    _ text: ByteView, _ wanted: Wanted, _ context: inout ClassificationContext
  ) {
    for layers in 0...Self.mostLayers {
      // Blanks in front are not read, in what is known to be an address.
      let text = wanted == .all ? text.withoutBlanksInFront(layers: layers, isForm: isInForm) : text
      var bytes = DecodedBytes(text, layers: layers)
      guard let first = bytes.next(), first.isSlash || first == UInt8(ascii: "%") else { return }
      guard bytes.next()?.isSlash == true, first.isSlash else { continue }
      _ = text.withDecoded(layers: layers, after: AppleHosts.schemeOfPages) {
        follow($0, wanted, &context)
      }
      return
    }
  }

  /// Looks into what base64 letters stand for, if they stand for the beginning of an address or for
  /// more such letters.
  mutating func searchBase64(
    _ text: ByteView, _ wanted: Wanted, layersLeft: Int = mostLayers,
    _ context: inout ClassificationContext
  ) {
    guard text.count >= 8, layersLeft > 0, Base64Bytes.mayBegin(text) else { return }
    // No letter of base64 is a percent sign, so that every layer of it can go.
    var bytes = Base64Bytes(DecodedBytes(text, layers: Self.mostLayers - 1))
    let isAddress = bytes.beginAddress
    guard isAddress || bytes.beginLetters, context.mayRead() else { return }
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: text.count) { buffer in
      var count = 0
      while let byte = bytes.next(), count < buffer.count {
        buffer.initializeElement(at: count, to: byte)
        count += 1
      }
      guard bytes.endedWell else { return }
      let decoded = ByteView(UnsafeBufferPointer(rebasing: UnsafeBufferPointer(buffer)[0..<count]))
      if isAddress { return searchLayers(decoded, wanted, &context) }
      searchBase64(decoded, wanted, layersLeft: layersLeft - 1, &context)
    }
  }

  /// Looks at a part together with all after it: an unencoded address that is the part, or that has
  /// a query of its own, can be read either way.
  mutating func searchUnsplit(
    _ pair: QueryPair, _ wanted: Wanted, _ context: inout ClassificationContext
  ) {
    guard pair.untilEnd.count > pair.whole.count, pair.whole.contains(UInt8(ascii: ":")) else {
      return
    }
    var finder = AddressFinder(pair.whole, layers: 0)
    guard let place = finder.next(), place.isWhole || pair.whole.contains(UInt8(ascii: "?")),
      context.mayRead()
    else { return }
    _ = read(pair.untilEnd, layers: 0, wanted, &context)
  }
}

extension ByteView {
  /// The bytes behind the blanks and controls in front, percent-encoded or not.
  ///
  /// - Parameter isForm: whether `+` is a blank.
  fileprivate func withoutBlanksInFront(layers: Int, isForm: Bool) -> ByteView {
    var bytes = DecodedBytes(self, layers: layers)
    var start = 0
    while let byte = bytes.next(), byte <= 0x20 || isForm && byte == UInt8(ascii: "+") {
      start = bytes.offset
    }
    return from(start)
  }
}
