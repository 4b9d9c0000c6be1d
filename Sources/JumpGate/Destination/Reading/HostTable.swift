/// Finds the row of a host: its own, or that of the nearest domain above it.
///
/// Rows are kept by the last two labels of their domain, so that one look tells most hosts to be in
/// none; the few rows of one such end are compared, those of a domain before those above it.
struct HostTable: @unchecked Sendable, Hashable {
  /// The table of all rows; made once and kept.
  static let shared = HostTable(Hosts.rows)

  /// The rows, those of one end together.
  ///
  /// Like what follows it is memory of its own, never freed: arrays would be counted at each look.
  private let entries: UnsafePointer<HostEntry>
  /// By number whether a row's host shows the App Store.
  private let stores: UnsafePointer<Bool>
  /// By hash of an end where its rows begin, plus one; 0: there are none.
  private let slots: UnsafePointer<UInt16>
  /// The length of the longest name under which countries register domains.
  private let longestRegistry: Int

  init(_ rows: [HostFact]) {
    var groups = [[HostEntry]](repeating: [], count: HostEnd.hashCount)
    for (number, row) in rows.enumerated() {
      guard let entry = HostEntry(row, number: number), let hash = entry.hash else { continue }
      groups[hash].append(entry)
    }
    var entries: [HostEntry] = []
    let slots = UnsafeMutablePointer<UInt16>.allocate(capacity: HostEnd.hashCount)
    for (hash, group) in groups.enumerated() {
      let begin = group.isEmpty ? 0 : entries.count + 1
      (slots + hash).initialize(to: UInt16(truncatingIfNeeded: begin))
      entries += Self.ordered(group)
      if !group.isEmpty { entries[entries.count - 1].isLast = true }
    }
    let memory = UnsafeMutablePointer<HostEntry>.allocate(capacity: max(entries.count, 1))
    memory.initialize(from: entries, count: entries.count)
    self.entries = UnsafePointer(memory)
    let stores = UnsafeMutablePointer<Bool>.allocate(capacity: max(rows.count, 1))
    stores.initialize(from: rows.map(\.meaning.showsAppStore), count: rows.count)
    self.stores = UnsafePointer(stores)
    self.slots = UnsafePointer(slots)
    longestRegistry = Hosts.registries.reduce(0) { max($0, $1.word.utf8CodeUnitCount) }
  }
}

extension HostTable {
  /// The rows of one end in the order of the table, but those of a domain before those above it.
  private static func ordered(_ group: [HostEntry]) -> [HostEntry] {
    group.reduce(into: []) { ordered, entry in
      let place = ordered.firstIndex { $0.isAbove(entry) }
      ordered.insert(entry, at: place ?? ordered.endIndex)
    }
  }

  /// Whether the host of a row, by its number, shows the App Store.
  func showsAppStore(_ number: Int) -> Bool { stores[number] }
}

// MARK: - Lookup

extension HostTable {
  /// The number of the row of a host that stands in an address.
  ///
  /// - Parameters:
  ///   - start: where the offsets count from; as ``HostEnd`` needs it.
  @inline(__always)
  func number(
    _ start: UnsafeRawPointer, from hostStart: Int, _ labels: HostLabels, to hostEnd: Int,
    _ path: HostPath
  ) -> Int? {
    guard let end = HostEnd(start, labels, to: hostEnd) else {
      return numberWithDot(start, from: hostStart, to: hostEnd, path)
    }
    if lacks(end) { return nil }
    return number(HostText(start, from: hostStart, to: hostEnd), end, path)
  }

  /// Whether a host is in no row, as far as one look tells; false: it may be in one.
  @inline(__always)
  private func lacks(_ end: HostEnd) -> Bool {
    let mayBeBrand = end.topCount <= 3 && (slots[end.labelHash] != 0 || mayBeRegistry(end))
    return slots[end.hash] == 0 && !mayBeBrand && !end.hasDigits
  }

  /// Whether what stands before the country may be a name under which it registers domains, as in
  /// `co.uk`: a brand then stands before what was looked at.
  @inline(__always)
  private func mayBeRegistry(_ end: HostEnd) -> Bool {
    end.topCount == 2 && end.labelCount <= longestRegistry
  }

  /// The number of a host's row, when one look has told that it may be in one.
  @inline(never)
  private func number(_ host: HostText, _ end: HostEnd, _ path: HostPath) -> Int? {
    if let found = number(end.hash, host, path, isBrand: false) { return found }
    if end.hasDigits, let found = numberWithDigits(host, path) { return found }
    guard end.topCount <= 3 else { return nil }
    return brand(host, end, path)
  }

  /// The first row of one end that is a host's or a brand's.
  @inline(__always)
  private func number(_ hash: Int, _ host: HostText, _ path: HostPath, isBrand: Bool) -> Int? {
    let first = Int(slots[hash])
    guard first > 0 else { return nil }
    var entry = entries + (first - 1)
    while entry.pointee.isBrand != isBrand || !host.matches(entry.pointee)
      || !path.fits(entry.pointee)
    {
      if entry.pointee.isLast { return nil }
      entry += 1
    }
    return entry.pointee.number
  }

  /// A host that ends with a dot, which means nothing.
  @inline(never)
  private func numberWithDot(
    _ start: UnsafeRawPointer, from hostStart: Int, to hostEnd: Int, _ path: HostPath
  ) -> Int? {
    let last = hostEnd - 1
    guard last > hostStart,
      start.load(fromByteOffset: last, as: UInt8.self) == UInt8(ascii: "."),
      let end = HostEnd(start, HostLabels(start, from: hostStart, to: last), to: last)
    else { return nil }
    return number(HostText(start, from: hostStart, to: last), end, path)
  }

  /// A host with digits in its end, for which a row may have `#`.
  private func numberWithDigits(_ host: HostText, _ path: HostPath) -> Int? {
    host.withDigitsCollapsed { collapsed in
      collapsed.end.flatMap { number($0.hash, collapsed, path, isBrand: false) }
    }
  }

  /// A host of a brand that has a domain in every country.
  private func brand(_ host: HostText, _ end: HostEnd, _ path: HostPath) -> Int? {
    var brand = host.prefix(host.count - end.topCount - 1)
    var hash: Int? = end.labelHash
    let second = brand.count - end.labelCount
    if mayBeRegistry(end), second > 1,
      Hosts.registryIndex.number(of: brand.view.from(second)) != nil
    {
      brand = host.prefix(second - 1)
      hash = brand.labelHash
    }
    return hash.flatMap { number($0, brand, path, isBrand: true) }
  }
}

// MARK: - Whole hosts

extension HostTable {
  /// The number of the row of the host of an http(s) address that needed no rewriting.
  @inline(__always)
  func number<Watcher>(_ plain: PlainAddress<Watcher>) -> Int? {
    plain.withHost { start, hostStart, hostEnd, labels in
      number(start, from: hostStart, labels, to: hostEnd, HostPath(plain.rest))
    }
  }

  /// The number of the row of the host of an http(s) address, a domain.
  func number(_ view: AddressView) -> Int? {
    guard let start = UnsafeRawPointer(view.bytes.baseAddress) else { return nil }
    let (hostStart, hostEnd) = (Int(view.layout.hostStart), Int(view.layout.hostEnd))
    let labels = HostLabels(start, from: hostStart, to: hostEnd)
    return number(start, from: hostStart, labels, to: hostEnd, HostPath(ByteView(view.path)))
  }

  /// The number of the row of a domain that stands alone, in any case.
  func number(host: ByteView, path: ByteView) -> Int? {
    HostText.with(host) { $0.number(in: self, HostPath(path)) }
  }
}
