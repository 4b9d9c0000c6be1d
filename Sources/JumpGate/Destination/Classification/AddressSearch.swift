/// Looks for addresses inside an address: as they stand, percent-encoded up to three times, and in
/// base64.
///
/// Only text that begins like an address that may lead to a store is read; an address that holds
/// no other costs one pass and no memory.
struct AddressSearch {
  /// How many layers of percent-encoding and base64 are taken off.
  static let mostLayers = 3

  /// Which of the addresses found count.
  enum Wanted {
    /// Those that lead to a store or install something.
    case stores
    /// As `stores`, except stores that are not Apple's: the parameter is for other systems.
    case installs
    /// All.
    case all
  }

  /// The service whose parameters are known, if any.
  let service: LinkService?
  private(set) var findings = NestedFindings()
  /// Whether what is read is a form, in which `+` is a blank.
  private(set) var isInForm = false

  init(service: LinkService? = nil) { self.service = service }

  /// Looks into path, query and fragment; of an app's scheme also into what stands as the host.
  mutating func search(_ view: AddressView, _ context: inout ClassificationContext) {
    if !view.mayHoldAddress, !context.explains { return searchTargets(view, &context) }
    let begin = (search: self, reading: context.reading)
    let whole = ByteView(view.bytes)
    let layout = view.layout
    // What stands in place of a host may be an address, for apps that read it so.
    let start = Int(layout.scheme == .other ? layout.authorityStart : layout.pathStart)
    followAuthority(view, .stores, &context)
    searchPath(
      whole.part(start, Int(layout.queryStart)),
      untilEnd: whole.part(start, Int(layout.fragmentStart)),
      &context)
    searchPairs(ByteView(view.query), &context)
    searchPairs(ByteView(view.fragment), &context)
    if view.mayHoldAddress {
      if context.isExhausted { findings.spoil() }
      return
    }
    // Read for the explanation alone: none of it leads to a store, nor does it count.
    var silent = context.silent(from: begin.reading)
    self = begin.search
    searchTargets(view, &silent)
    context.rewind(to: silent.reading)
  }

  /// Reads what follows `scheme://`, if it is an address with a scheme of its own: that scheme then
  /// stands as the host, and its colon is gone with the empty port.
  mutating func followAuthority(
    _ view: AddressView, _ wanted: Wanted, _ context: inout ClassificationContext
  ) {
    let layout = view.layout
    let host = ByteView(view.host)
    guard layout.scheme == .other, layout.hostKind == .opaque, layout.port == nil,
      ByteView(view.path).starts(with: "//"), let fact = Schemes.fact(of: host),
      fact.isWorthFollowing
    else { return }
    let rest = ByteView(view.bytes).part(Int(layout.pathStart), Int(layout.end))
    follow(text: "\(host.text):\(rest.text)", wanted, &context)
  }

  /// Looks into the parameters that hold a target, of whatever kind; no other part leads to a store.
  private mutating func searchTargets(_ view: AddressView, _ context: inout ClassificationContext) {
    guard service != nil else { return }
    searchPairs(ByteView(view.query), targetsOnly: true, &context)
    searchPairs(ByteView(view.fragment), targetsOnly: true, &context)
    if context.isExhausted { findings.spoil() }
  }

  /// Looks into a path; an address that stands there unencoded takes the query with it.
  private mutating func searchPath(
    _ path: ByteView, untilEnd: ByteView, _ context: inout ClassificationContext
  ) {
    let kind = service == nil ? AddressFinder.Kind.pathOfPage : .path
    var finder = AddressFinder(path, layers: 0, kind)
    let standsPlain = path.contains(UInt8(ascii: ":")) && finder.next() != nil
    if !standsPlain || read(untilEnd, layers: 0, as: kind, .stores, &context) != .found {
      if TextTraits.mayHoldAddress(path) {
        searchLayers(path, from: standsPlain ? 1 : 0, as: kind, .stores, &context)
      }
    }
    var segments = PathSegments(path)
    while let segment = segments.next() {
      searchBase64(segment, .stores, &context)
      // A slash is a letter of base64 too.
      if !segments.isAtEnd { searchBase64(segments.fromLast, .stores, &context) }
    }
  }

  private mutating func searchPairs(
    _ query: ByteView, targetsOnly: Bool = false, _ context: inout ClassificationContext
  ) {
    isInForm = true
    defer { isInForm = false }
    let mayHoldAddress = TextTraits.mayHoldAddress(query)
    for pair in QueryPairs(query) {
      let wanted = wanted(for: pair.key)
      if targetsOnly, wanted != .all { continue }
      if wanted == .all, follow(pair.value, &context) {
        searchUnsplit(pair, wanted, &context)
        continue
      }
      let value = pair.value.isEmpty ? pair.key : pair.value
      searchSchemeless(value, wanted, &context)
      searchBase64(value, wanted, &context)
      searchBase64(pair.key, wanted, &context)
      if mayHoldAddress { searchPair(pair, value, wanted, &context) }
    }
  }

  private mutating func searchPair(
    _ pair: QueryPair, _ value: ByteView, _ wanted: Wanted,
    _ context: inout ClassificationContext
  ) {
    searchLayers(value, wanted, &context)
    if !pair.value.isEmpty, holdsAddress(pair.key) { searchLayers(pair.whole, wanted, &context) }
    searchUnsplit(pair, wanted, &context)
  }

  private func holdsAddress(_ text: ByteView) -> Bool {
    guard TextTraits.mayHoldAddress(text) else { return false }
    return (0...Self.mostLayers).contains { layers in
      var finder = AddressFinder(text, layers: layers)
      return finder.next() != nil
    }
  }

  private func wanted(for key: ByteView) -> Wanted {
    guard let service else { return .stores }
    if WordList.contains(key, in: service.targets) { return .all }
    return WordList.contains(key, in: service.elsewhere) ? .installs : .stores
  }
}

// MARK: - Counting

extension AddressSearch {
  /// Reads the whole value of a parameter that is known to hold the target.
  ///
  /// - Returns: whether it does.
  mutating func follow(_ value: ByteView, _ context: inout ClassificationContext) -> Bool {
    guard !value.isEmpty else { return false }
    for layers in 1...Self.mostLayers {
      if holdsSecond(value, layers: layers) {
        return read(value, layers: layers, .all, &context) == .found
      }
      let found = value.withDecoded(layers: layers) { follow($0, .all, &context) }
      if found == true { return true }
    }
    guard value.contains(UInt8(ascii: ".")) || value.contains(UInt8(ascii: "%")) else {
      return false
    }
    // A host and a path alone.
    return value.withDecoded(layers: 1, after: AppleHosts.schemeOfPages) {
      follow($0, .stores, &context) == true
    }
  }

  /// Reads text that is an address as a whole.
  ///
  /// - Returns: whether the address counts, or nil if it is none.
  @discardableResult
  mutating func follow(
    text: String, _ wanted: Wanted, _ context: inout ClassificationContext
  ) -> Bool? {
    var text = text
    return text.withUTF8 { follow($0, wanted, &context) }
  }

  /// Reads bytes that are an address as a whole.
  ///
  /// - Returns: whether the address counts, or nil if it is none.
  mutating func follow(
    _ text: UnsafeBufferPointer<UInt8>, _ wanted: Wanted,
    _ context: inout ClassificationContext
  ) -> Bool? {
    switch context.follow(text, where: wanted.includes) {
    case .nothing: return nil
    case .ignored:
      context.note(.nested, "it holds \(ByteView(text).text), which leads to no store")
      return false
    case .found(let nested):
      context.note(.nested, "it holds \(nested.address.href)")
      findings.add(nested)
      return true
    }
  }

  /// Counts an address that was found otherwise.
  mutating func add(_ found: NestedDestination) { findings.add(found) }

  /// What should be an app id is none.
  mutating func spoil() { findings.spoil() }
}

extension AddressSearch.Wanted {
  /// Whether what an address leads to counts.
  func includes(_ destination: Destination) -> Bool {
    switch self {
    case .all: true
    case .stores: destination.leadsToStore
    case .installs: destination.leadsToStore && destination.innermost.kind != .otherStore
    }
  }
}
