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

  /// Looks into path, query and fragment.
  mutating func search(_ view: AddressView, _ context: inout ClassificationContext) {
    let whole = ByteView(view.bytes)
    let layout = view.layout
    let path = whole.part(Int(layout.pathStart), Int(layout.queryStart))
    searchPath(
      path, untilEnd: whole.part(Int(layout.pathStart), Int(layout.fragmentStart)), &context)
    searchPairs(ByteView(view.query), &context)
    searchPairs(ByteView(view.fragment), &context)
    if context.isExhausted { findings.spoil() }
  }

  /// Looks into a path; an address that stands there unencoded takes the query with it.
  private mutating func searchPath(
    _ path: ByteView, untilEnd: ByteView, _ context: inout ClassificationContext
  ) {
    var finder = AddressFinder(path, layers: 0)
    let standsPlain = path.contains(UInt8(ascii: ":")) && finder.next() != nil
    if !standsPlain || read(untilEnd, layers: 0, .stores, &context) != .found {
      searchLayers(path, from: standsPlain ? 1 : 0, .stores, &context)
    }
    var segments = PathSegments(path)
    while let segment = segments.next() {
      searchBase64(segment, .stores, &context)
      // A slash is a letter of base64 too.
      if !segments.isAtEnd { searchBase64(segments.fromLast, .stores, &context) }
    }
  }

  private mutating func searchPairs(_ query: ByteView, _ context: inout ClassificationContext) {
    isInForm = true
    defer { isInForm = false }
    for pair in QueryPairs(query) {
      let wanted = wanted(for: pair.key)
      if wanted != .all || !follow(pair.value, &context) {
        searchValue(pair.value.isEmpty ? pair.whole : pair.value, wanted, &context)
      }
      searchBase64(pair.key, wanted, &context)
      if !pair.value.isEmpty, holdsAddress(pair.key) { searchLayers(pair.whole, wanted, &context) }
      searchUnsplit(pair, wanted, &context)
    }
  }

  private mutating func searchValue(
    _ value: ByteView, _ wanted: Wanted, _ context: inout ClassificationContext
  ) {
    searchLayers(value, wanted, &context)
    searchSchemeless(value, wanted, &context)
    searchBase64(value, wanted, &context)
  }

  private func holdsAddress(_ text: ByteView) -> Bool {
    guard text.contains(where: { $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: ":") }) else {
      return false
    }
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
  mutating func follow(_ value: ByteView, _ context: inout ClassificationContext) -> Bool {
    for layers in 1...Self.mostLayers {
      let text = String(decoding: Array(DecodedBytes(value, layers: layers)), as: UTF8.self)
      if let found = context.follow(text) { return add(found, .all, &context) }
    }
    return followSchemeless(value, &context)
  }

  /// Reads a target that is a host and a path alone, if it leads to a store.
  private mutating func followSchemeless(
    _ value: ByteView, _ context: inout ClassificationContext
  ) -> Bool {
    guard value.contains(UInt8(ascii: ".")) else { return false }
    let text = String(decoding: Array(DecodedBytes(value)), as: UTF8.self)
    guard let found = context.follow(AppleHosts.schemeOfPages + text) else { return false }
    return add(found, .stores, &context)
  }

  /// Reads text that is an address as a whole.
  mutating func follow(text: String, _ context: inout ClassificationContext) {
    guard let found = context.follow(text) else { return }
    _ = add(found, .all, &context)
  }

  /// Counts an address that was found otherwise.
  mutating func add(_ found: NestedDestination) { findings.add(found) }

  /// What should be an app id is none.
  mutating func spoil() { findings.spoil() }

  mutating func add(
    _ found: NestedDestination, _ wanted: Wanted, _ context: inout ClassificationContext
  ) -> Bool {
    let counts =
      switch wanted {
      case .all: true
      case .stores: found.leadsToStore
      case .installs: found.leadsToStore && found.innermost.destination.kind != .otherStore
      }
    context.note(
      .nested,
      "it holds \(found.address.href)" + (counts ? "" : ", which leads to no store"))
    if counts { findings.add(found) }
    return counts
  }
}
