/// Finds the row of a host: its own, or that of the nearest domain above it.
///
/// The host is read once, from its end: each domain's hash grows out of the one above it. For brands
/// with a domain in every country, `*` then stands for the country's.
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
    (nearest(before: host.count) ?? brand).map { Hosts.index.rows[$0] }
  }

  /// The number of the row of the longest domain that ends before an offset.
  private func nearest(before end: Int) -> Int? {
    var hashes = DomainHashes()
    var found: Int?
    var start = end
    while start > 0 {
      start -= 1
      hashes.add(host[start])
      guard start == 0 || host[start - 1] == UInt8(ascii: ".") else { continue }
      let domain = Domain(labels: host.part(start, end), country: "")
      if let number = number(of: domain, hashes, isWhole: start == 0) { found = number }
    }
    return found
  }

  /// The number of the row of a brand: the label before the country's domain.
  private var brand: Int? {
    let end = countryStart
    guard end > 0 else { return nil }
    let start = labelStart(before: end).map { $0 + 1 } ?? 0
    let domain = Domain(labels: host.part(start, end), country: ".*")
    var hashes = DomainHashes()
    for index in stride(from: domain.count - 1, through: 0, by: -1) {
      hashes.add(domain.byte(at: index))
    }
    return number(of: domain, hashes, isWhole: start == 0)
  }

  private func number(of domain: Domain, _ hashes: DomainHashes, isWhole: Bool) -> Int? {
    let isRow = { (number: Int) in
      domain.equals(Hosts.index.rows[number].key) && applies(number, isWhole: isWhole)
    }
    if let number = Hosts.index.number(hash: hashes.plain, where: isRow) { return number }
    return hashes.hasDigits ? Hosts.index.number(hash: hashes.collapsed, where: isRow) : nil
  }

  private func applies(_ number: Int, isWhole: Bool) -> Bool {
    switch Hosts.index.rows[number].scope {
    case .exact where !isWhole, .below where isWhole: false
    case .exact, .below, .all: PathRule.includes(path, in: Hosts.index.rows[number].paths)
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

  var count: Int { labels.count + country.utf8CodeUnitCount }

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
    return index == count
  }

  func byte(at index: Int) -> UInt8 {
    index < labels.count ? labels[index].asciiLowercased : country.byte(at: index - labels.count)
  }
}
