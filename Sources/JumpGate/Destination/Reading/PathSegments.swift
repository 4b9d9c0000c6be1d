/// The segments of a path, empty ones left out.
struct PathSegments: Sequence, IteratorProtocol {
  private let path: ByteView
  private var offset = 0
  private var start = 0

  init(_ path: ByteView) { self.path = path }

  /// What is still to come.
  var rest: ByteView { path.from(offset) }

  /// The segment last read and all after it.
  var fromLast: ByteView { path.from(start) }

  /// Whether no segment is still to come.
  var isAtEnd: Bool { rest.allSatisfy { $0 == UInt8(ascii: "/") } }

  mutating func next() -> ByteView? {
    while offset < path.count, path[offset] == UInt8(ascii: "/") { offset += 1 }
    guard offset < path.count else { return nil }
    start = offset
    offset = path.index(of: UInt8(ascii: "/"), from: start)
    return path.part(start, offset)
  }
}
