/// The path behind a host, for the rows that are about some paths only.
struct HostPath {
  /// From the path's first byte on, to its end or farther; nil if only its beginning can be read.
  private let rest: ByteView?
  private let beginsWithSlash: Bool
  /// The two bytes behind the first slash; 0 where the path has ended.
  private let start: (UInt8, UInt8)

  /// A path of which nothing is known.
  static var any: HostPath { HostPath(0, (0, 0)) }

  /// A path, with query and fragment or without.
  @inline(__always)
  init(_ rest: ByteView) {
    self.rest = rest
    beginsWithSlash = rest[0] == UInt8(ascii: "/")
    start = Self.ends(rest[1]) ? (0, 0) : (rest[1], Self.ends(rest[2]) ? 0 : rest[2])
  }

  /// A path of which nothing but the beginning is known.
  ///
  /// - Parameters:
  ///   - mark: what stands behind the host.
  ///   - start: the two bytes behind it.
  init(_ mark: UInt8, _ start: (UInt8, UInt8)) {
    rest = nil
    beginsWithSlash = mark == UInt8(ascii: "/")
    self.start = start
  }

  /// Whether a row is, or may be, about it.
  @inline(__always)
  func fits(_ row: HostEntry) -> Bool {
    if row.paths.utf8CodeUnitCount == 0 { return true }
    if beginsWithSlash, !row.pathStart.mayBegin(start.0, start.1) { return false }
    return isIncluded(in: row.paths)
  }

  @inline(never)
  private func isIncluded(in paths: StaticString) -> Bool {
    guard let rest else { return true }
    let end = rest.index(of: UInt8(ascii: "?"), or: UInt8(ascii: "#"))
    return PathRule.includes(rest.part(0, end), in: paths)
  }

  @inline(__always)
  private static func ends(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#")
  }
}
