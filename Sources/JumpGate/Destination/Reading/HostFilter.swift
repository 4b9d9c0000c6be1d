/// Tells at a glance, by the last two labels, that a host is in no row of the table.
///
/// What it lets through may still be in none; ``HostReader`` says so.
struct HostFilter: @unchecked Sendable {
  /// The filter for all rows; made once and kept.
  static let shared = HostFilter(Hosts.rows)

  /// A bit for each hash of two labels that some row ends with, and of each brand.
  ///
  /// Memory of its own, never freed: an array would be counted at each look.
  private let bits: UnsafePointer<UInt64>
  /// The length of the longest name under which countries register domains.
  private let longestRegistry: Int

  private init(_ rows: [HostFact]) {
    let bits = UnsafeMutablePointer<UInt64>.allocate(capacity: HostEnd.hashCount / 64)
    bits.initialize(repeating: 0, count: HostEnd.hashCount / 64)
    for row in rows {
      guard let end = HostEnd(row.domain) else { continue }
      let isBrand = row.domain.byte(at: row.domain.utf8CodeUnitCount - 1) == UInt8(ascii: "*")
      let hash = isBrand ? end.labelHash : end.hash
      bits[hash / 64] |= 1 << UInt64(hash % 64)
    }
    self.bits = UnsafePointer(bits)
    longestRegistry = Hosts.registries.reduce(0) { max($0, $1.word.utf8CodeUnitCount) }
  }

  /// How the host of an http(s) address, a domain, may be in a row.
  @inline(__always)
  func ways(_ view: AddressView) -> HostReader.Ways {
    guard let end = HostEnd(view), !end.hasDigits else { return .all }
    var ways: HostReader.Ways = holds(end.hash) ? .domain : []
    // `google.de`; and in `google.co.uk` the brand stands before what was looked at.
    if end.topCount <= 3,
      holds(end.labelHash) || end.topCount == 2 && end.labelCount <= longestRegistry
    {
      ways.insert(.brand)
    }
    return ways
  }

  @inline(__always)
  private func holds(_ hash: Int) -> Bool { bits[hash / 64] >> UInt64(hash % 64) & 1 != 0 }
}

/// The last two labels of a domain, or as much of them as 16 bytes hold.
private struct HostEnd {
  /// How many hashes there are.
  static let hashCount = 8192

  private let first: UInt64
  private let second: UInt64
  /// The length of the last label.
  let topCount: Int
  /// The length of the label before it.
  let labelCount: Int
  let hasDigits: Bool

  /// Nil if they do not tell: one label, a very long last one, a dot at the end.
  @inline(__always)
  init?(_ view: AddressView) {
    guard let start = UnsafeRawPointer(view.bytes.baseAddress) else { return nil }
    self.init(start, from: Int(view.layout.hostStart), to: Int(view.layout.hostEnd))
  }

  /// Reads a domain of the table.
  init?(_ domain: StaticString) {
    let text = "http://\(domain)"
    var bytes = Array(text.utf8)
    let end = bytes.count
    // Room for whole words.
    bytes += [UInt8](repeating: 0, count: 16)
    let found = bytes.withUnsafeBytes { bytes in
      bytes.baseAddress.flatMap { HostEnd($0, from: 7, to: end) }
    }
    guard let found else { return nil }
    self = found
  }

  /// Reads what ends at an offset; at least 8 bytes stand before it, with those of the scheme.
  @inline(__always)
  private init?(_ start: UnsafeRawPointer, from hostStart: Int, to hostEnd: Int) {
    guard hostEnd >= 8 else { return nil }
    let low = UInt64(
      littleEndian: start.loadUnaligned(fromByteOffset: hostEnd - 8, as: UInt64.self))
    var high = UInt64(
      littleEndian: start.loadUnaligned(fromByteOffset: max(0, hostEnd - 16), as: UInt64.self))
    if hostEnd < 16 { high = high << UInt64(8 * (16 - hostEnd)) }
    let before = max(0, 16 - (hostEnd - hostStart))
    let within: UInt32 = 0xFFFF << UInt32(before) & 0xFFFF
    let block = ByteBlock(high.littleEndian, low.littleEndian)
    let dots = block.places(of: UInt8(ascii: ".")) & within
    guard dots != 0 else { return nil }
    let top = 31 - dots.leadingZeroBitCount
    let others = dots & ~(1 << UInt32(top))
    let labels = others == 0 ? before : 32 - others.leadingZeroBitCount
    guard top < 15, labels < top else { return nil }
    topCount = 15 - top
    labelCount = top - labels
    hasDigits = block.digits & (0xFFFF << UInt32(labels)) != 0
    // Shifting by 64 or more leaves nothing.
    first = high & (UInt64.max << UInt64(8 * labels))
    second = labels > 8 ? low & (UInt64.max << UInt64(8 * (labels - 8))) : low
  }

  /// A hash of both labels.
  var hash: Int { @inline(__always) get { Self.hash(first, second) } }

  /// A hash of the label before the last; the last has three letters at most.
  var labelHash: Int {
    @inline(__always) get {
      let shift = UInt64(truncatingIfNeeded: 8 * (topCount + 1))
      return Self.hash(first << shift, second << shift | first >> (64 - shift))
    }
  }

  @inline(__always)
  private static func hash(_ first: UInt64, _ second: UInt64) -> Int {
    let mixed = (first &* 0x9E37_79B9_7F4A_7C15) ^ second
    return Int(truncatingIfNeeded: (mixed &* 0xD6E8_FEB8_6659_FD93) >> 51)
  }
}
