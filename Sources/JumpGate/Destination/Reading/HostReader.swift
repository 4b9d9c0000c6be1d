/// Finds the row of a host: its own, or that of the nearest domain above it.
///
/// The host is read once, from its end: each domain's hash grows out of the one above it. A second
/// reading, for brands with a domain in every country, stands `*` for the country's.
struct HostReader {
  private let host: ByteView
  private let path: ByteView

  /// - Parameters:
  ///   - host: a domain in ASCII form; one trailing dot is passed over.
  ///   - path: the address's path; a row may be about certain paths alone.
  init(host: ByteView, path: ByteView) {
    let last = host.count - 1
    self.host = host[last] == UInt8(ascii: ".") ? host.part(0, last) : host
    self.path = path
  }

  /// The row, or nil for a host that means nothing.
  var fact: HostFact? {
    nearest(before: host.count, country: "") ?? nearest(before: countryStart, country: ".*")
  }

  /// The row of the longest domain that ends before an offset and goes on with a word.
  private func nearest(before end: Int, country: StaticString) -> HostFact? {
    var hashes = DomainHashes(country)
    var found: HostFact?
    var start = end
    while start > 0 {
      start -= 1
      hashes.add(host[start])
      guard start == 0 || host[start - 1] == UInt8(ascii: ".") else { continue }
      let domain = Domain(labels: host.part(start, end), country: country)
      if let row = row(of: domain, hashes, isWhole: start == 0) { found = row }
    }
    return found
  }

  private func row(of domain: Domain, _ hashes: DomainHashes, isWhole: Bool) -> HostFact? {
    let isRow = { (row: HostFact) in domain.equals(row.key) && applies(row, isWhole: isWhole) }
    if let row = Hosts.index.row(hash: hashes.plain, where: isRow) { return row }
    return hashes.hasDigits ? Hosts.index.row(hash: hashes.collapsed, where: isRow) : nil
  }

  private func applies(_ row: HostFact, isWhole: Bool) -> Bool {
    switch row.scope {
    case .exact where !isWhole, .below where isWhole: false
    case .exact, .below, .all: PathRule.includes(path, in: row.paths)
    }
  }

  /// Where the country's part begins, with its dot: `.de`, `.com`, `.co.jp`; 0 if there is none.
  private var countryStart: Int {
    guard let top = labelStart(before: host.count), host.count - top <= 4 else { return 0 }
    guard let second = labelStart(before: top), host.count - top == 3,
      Hosts.registryIndex.row(of: host.part(second + 1, top)) != nil
    else { return top }
    return second
  }

  private func labelStart(before end: Int) -> Int? {
    var index = end
    while index > 0 {
      index -= 1
      if host[index] == UInt8(ascii: ".") { return index }
    }
    return nil
  }
}

/// The hashes of a domain that is read from its end.
private struct DomainHashes {
  private(set) var plain = FactHash()
  /// With `#` in place of each run of digits.
  private(set) var collapsed = FactHash()
  private(set) var hasDigits = false
  private var isInDigits = false

  init(_ country: StaticString) {
    for index in (0..<country.utf8CodeUnitCount).reversed() { add(country.byte(at: index)) }
  }

  mutating func add(_ byte: UInt8) {
    plain.add(byte)
    guard byte.isASCIIDigit else {
      collapsed.add(byte)
      isInDigits = false
      return
    }
    if !isInDigits { collapsed.add(UInt8(ascii: "#")) }
    isInDigits = true
    hasDigits = true
  }
}

/// A domain as the rows spell it.
private struct Domain {
  let labels: ByteView
  let country: StaticString

  /// Whether a row's key is this domain, `#` in it standing for a run of digits.
  func equals(_ key: FactKey) -> Bool {
    var index = 0
    for place in 0..<key.count {
      if key.byte(at: place) == UInt8(ascii: "#"), byte(at: index).isASCIIDigit {
        while byte(at: index).isASCIIDigit { index += 1 }
      } else {
        guard byte(at: index) == key.byte(at: place) else { return false }
        index += 1
      }
    }
    return index == labels.count + country.utf8CodeUnitCount
  }

  private func byte(at index: Int) -> UInt8 {
    index < labels.count ? labels[index].asciiLowercased : country.byte(at: index - labels.count)
  }
}
