/// A row of the hosts as ``HostTable`` keeps it: what is compared first, in plain bytes.
struct HostEntry {
  /// The domain, without the `.*` of a brand.
  let domain: UnsafePointer<UInt8>
  let count: Int
  /// Its first eight bytes, the first lowest, and zeros.
  let head: UInt64
  /// The number of the row.
  let number: Int
  let scope: HostScope
  let pathStart: PathStart
  /// Which paths the row is about, as ``PathRule`` reads it; empty: all.
  let paths: StaticString
  /// Whether `#` in it stands for a run of digits.
  let isPattern: Bool
  /// Whether it is a brand that has a domain in every country.
  let isBrand: Bool
  /// Whether it is the last one of its group.
  var isLast = false

  /// Nil if the domain can't be read.
  init?(_ row: HostFact, number: Int) {
    guard row.domain.hasPointerRepresentation else { return nil }
    domain = row.domain.utf8Start
    let length = row.domain.utf8CodeUnitCount
    isBrand = row.domain.byte(at: length - 1) == UInt8(ascii: "*")
    let count = isBrand ? length - 2 : length
    self.count = count
    head = (0..<min(count, 8)).reduce(0) { $0 | UInt64(row.domain.byte(at: $1)) &<< UInt64(8 * $1) }
    self.number = number
    scope = row.scope
    pathStart = row.pathStart
    paths = row.paths
    isPattern = (0..<count).contains { row.domain.byte(at: $0) == UInt8(ascii: "#") }
  }

  /// Whether its domain is above another one.
  func isAbove(_ other: HostEntry) -> Bool {
    count < other.count
      && (1...count).allSatisfy { domain[count - $0] == other.domain[other.count - $0] }
  }

  /// The hash under which it is kept: of its last two labels, or of a brand.
  var hash: Int? {
    HostText.with(ByteView(UnsafeBufferPointer(start: domain, count: count))) { text in
      isBrand ? text.labelHash : text.end?.hash
    }
  }
}
