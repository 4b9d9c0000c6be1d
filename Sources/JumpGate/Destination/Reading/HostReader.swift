/// Finds the row of a host: its own, or that of the nearest domain above it.
///
/// The host is read once, from its end: each domain's hash grows out of the one above it. For brands
/// with a domain in every country, `*` then stands for the country's.
struct HostReader {
  /// How a host can be in a row.
  struct Ways: OptionSet {
    let rawValue: UInt8

    /// By its own domain or one above it.
    static let domain = Ways(rawValue: 1)
    /// By a brand that has a domain in every country.
    static let brand = Ways(rawValue: 2)
    static let all: Ways = [.domain, .brand]
  }

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
  var fact: HostFact? { number().map { Hosts.index[$0] } }

  /// The number of the row, looked for in these ways.
  func number(_ ways: Ways = .all) -> Int? {
    let index = Hosts.index
    let found = ways.contains(.domain) ? nearest(before: host.count, index) : nil
    return found ?? (ways.contains(.brand) ? brand(index) : nil)
  }

  /// The number of the row of the longest domain that ends before an offset.
  private func nearest(before end: Int, _ index: FactIndex<HostFact>) -> Int? {
    var hash = FactHash()
    var found: Int?
    var start = end
    while start > 0 {
      start -= 1
      let byte = host[start]
      if byte.isASCIIDigit { return nearestWithDigits(before: end, index) }
      hash.add(byte)
      guard start == 0 || host[start - 1] == UInt8(ascii: ".") else { continue }
      let domain = Domain(labels: host.part(start, end), country: "")
      let isWhole = start == 0
      let number = index.number(hash: hash) { number in
        domain.equals(index[number].domain) && applies(index[number], isWhole: isWhole)
      }
      found = number ?? found
    }
    return found
  }

  /// As ``nearest(before:_:)``, for hosts with digits.
  @inline(never)
  private func nearestWithDigits(before end: Int, _ index: FactIndex<HostFact>) -> Int? {
    var hashes = DomainHashes()
    var found: Int?
    var start = end
    while start > 0 {
      start -= 1
      hashes.add(host[start])
      guard start == 0 || host[start - 1] == UInt8(ascii: ".") else { continue }
      let domain = Domain(labels: host.part(start, end), country: "")
      if let number = number(of: domain, hashes, isWhole: start == 0, index) { found = number }
    }
    return found
  }

  /// The number of the row of a brand: the label before the country's domain.
  private func brand(_ index: FactIndex<HostFact>) -> Int? {
    let end = countryStart
    guard end > 0 else { return nil }
    let start = labelStart(before: end).map { $0 + 1 } ?? 0
    let domain = Domain(labels: host.part(start, end), country: ".*")
    var hashes = DomainHashes()
    for index in stride(from: domain.count - 1, through: 0, by: -1) {
      hashes.add(domain.byte(at: index))
    }
    return number(of: domain, hashes, isWhole: start == 0, index)
  }

  private func number(
    of domain: Domain, _ hashes: DomainHashes, isWhole: Bool, _ index: FactIndex<HostFact>
  ) -> Int? {
    let isRow = { (number: Int) in
      domain.equals(index[number].domain) && applies(index[number], isWhole: isWhole)
    }
    if let number = index.number(hash: hashes.plain, where: isRow) { return number }
    return hashes.hasDigits ? index.number(hash: hashes.collapsed, where: isRow) : nil
  }

  private func applies(_ row: HostFact, isWhole: Bool) -> Bool {
    switch row.scope {
    case .exact where !isWhole, .below where isWhole: false
    case .exact, .below, .all:
      PathRule.mayInclude(path, firstBytes: row.firstBytesOfPaths)
        && PathRule.includes(path, in: row.paths)
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
  /// With `#` in place of each run of digits; only if there are any.
  private(set) var collapsed = FactHash()
  private(set) var hasDigits = false
  private var isInDigits = false

  mutating func add(_ byte: UInt8) {
    let before = plain
    plain.add(byte)
    guard byte.isASCIIDigit else {
      if hasDigits { collapsed.add(byte) }
      isInDigits = false
      return
    }
    if !hasDigits { collapsed = before }
    if !isInDigits { collapsed.add(UInt8(ascii: "#")) }
    isInDigits = true
    hasDigits = true
  }
}

/// A domain as the rows spell it.
private struct Domain {
  let labels: ByteView
  let country: StaticString

  var count: Int { labels.count + country.utf8CodeUnitCount }

  /// Whether a row's key is this domain, `#` in it standing for a run of digits.
  func equals(_ key: StaticString) -> Bool {
    var index = 0
    for place in 0..<key.utf8CodeUnitCount {
      if key.byte(at: place) == UInt8(ascii: "#"), byte(at: index).isASCIIDigit {
        while byte(at: index).isASCIIDigit { index += 1 }
      } else {
        guard byte(at: index) == key.byte(at: place) else { return false }
        index += 1
      }
    }
    return index == count
  }

  func byte(at index: Int) -> UInt8 {
    index < labels.count ? labels[index].asciiLowercased : country.byte(at: index - labels.count)
  }
}
