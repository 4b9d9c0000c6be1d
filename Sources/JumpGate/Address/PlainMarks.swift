/// What stands out in path, query and fragment, read block by block: what must be rewritten, and what
/// a watcher wants to know of.
struct PlainMarks {
  private let pathStart: Int
  /// Where the path ends, at `?` or `#`; 0 if neither was seen.
  private(set) var pathEnd = 0
  private(set) var hasPercent = false
  /// Whether a slash follows another one, in path, query or fragment.
  private(set) var hasDoubleSlash = false
  /// What some component encodes or takes for something else; that is left to the parser wherever it
  /// stands.
  private static let encoded = ASCIISet(low: 0x5000_0005_FFFF_FFFF, high: 0xA800_0001_5000_0000)

  @inline(__always)
  init(pathStart: Int) { self.pathStart = pathStart }

  /// Where a byte stands that some component encodes, what may be a dot segment, the second of two
  /// slashes, `?`, `#` and `%`; what some comparison finds besides does no harm.
  @inline(__always)
  static func places(_ window: PlainWindow) -> WideBlock.Matches {
    let here = window.here
    // `&` and `'` change places when the lowest bit is flipped.
    let outside = here.places(below: 0x27, flipping: 0x01) .| here.places(above: 0x7A)
    // `<`, `>`, `\`, `^`, `|`, `~`
    let brackets = here.places(of: 0x1C, clearing: 0x62) .| here.places(of: 0x60)
    // `.` and `/` behind a slash.
    let dots = here.places(of: 0x2F, setting: 0x01) .& window.before.places(of: 0x2F)
    return outside .| brackets .| dots .| here.places(of: 0x3F)
  }

  /// Takes note of what stands at some places of a block.
  ///
  /// - Returns: false if something must be rewritten.
  @inline(__always)
  mutating func read(
    _ places: WideBlock.Matches, _ window: PlainWindow, at index: Int, in bytes: PlainBytes
  ) -> Bool {
    !WideBlock.isAny(places) || readMarks(places, window, at: index, in: bytes)
  }

  @inline(never)
  private mutating func readMarks(
    _ places: WideBlock.Matches, _ window: PlainWindow, at start: Int, in bytes: PlainBytes
  ) -> Bool {
    let percents = window.here.places(of: 0x25)
    if WideBlock.isAny(percents) { hasPercent = true }
    // What is encoded is left as it is, but for dot segments.
    var bits = WideBlock.bits(places .& .!(percents .& .!window.before.places(of: 0x2F)))
    while bits != 0 {
      let index = start &+ bits.trailingZeroBitCount
      bits &= bits &- 1
      if isRewritten(at: index, in: bytes) { return false }
    }
    return true
  }

  /// Whether a component encodes a byte, or it begins a dot segment.
  @inline(__always)
  private mutating func isRewritten(at index: Int, in bytes: PlainBytes) -> Bool {
    let byte = bytes[index]
    switch byte {
    case UInt8(ascii: "?"), UInt8(ascii: "#"):
      if pathEnd == 0 { pathEnd = index }
      return false
    case UInt8(ascii: "%"), UInt8(ascii: "."):
      return pathEnd == 0 && isDotSegment(at: index, in: bytes)
    case UInt8(ascii: "/"):
      hasDoubleSlash = true
      return false
    case UInt8(ascii: "'"):
      return pathEnd > 0
    default:
      return byte >= 0x80 || Self.encoded.holds(byte)
    }
  }

  /// Whether `.`, `..` or a spelling of them stands between a slash of the path and the next.
  @inline(never)
  private func isDotSegment(at index: Int, in bytes: PlainBytes) -> Bool {
    // A path that does not begin with a slash is opaque.
    guard bytes[index &- 1] == UInt8(ascii: "/"), bytes[pathStart] == UInt8(ascii: "/") else {
      return false
    }
    var end = index
    while end < bytes.count, bytes[end] != UInt8(ascii: "/"), bytes[end] != UInt8(ascii: "?"),
      bytes[end] != UInt8(ascii: "#")
    {
      end += 1
    }
    return AddressParser.dots(in: bytes.slice(index, end)) > 0
  }
}
