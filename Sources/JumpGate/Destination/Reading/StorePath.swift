/// A path as the store reads it: percent-decoded once, dot segments resolved, one slash between
/// segments.
///
/// A path that reads so already is used as it stands; any other is rewritten into memory on the
/// stack (on the heap above a kilobyte).
enum StorePath {
  /// Hands over the path of a web address, and whether dot segments came to light when it was
  /// decoded: a server that does not decode slashes reads another path.
  static func withPath<Result>(of path: ByteView, _ body: (ByteView, Bool) -> Result) -> Result {
    path.contains(UInt8(ascii: "%")) ? rewriting(path, .empty, body) : body(path, false)
  }

  /// Hands over host and path of a store scheme as one path: the store reads both together, and
  /// `\` as `/`.
  static func withPath<Result>(
    ofHost host: ByteView, path: ByteView, _ body: (ByteView) -> Result
  ) -> Result {
    rewriting(host, path) { path, _ in body(path) }
  }

  private static func rewriting<Result>(
    _ first: ByteView, _ second: ByteView, _ body: (ByteView, Bool) -> Result
  ) -> Result {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: first.count + second.count + 1) {
      buffer in
      var writer = PathWriter(buffer)
      writer.append(first)
      if !second.isEmpty {
        writer.append(UInt8(ascii: "/"))
        writer.append(second)
      }
      let path = writer.resolved()
      return body(path, writer.hasResolved)
    }
  }
}

/// Writes a path into memory lent by the caller.
private struct PathWriter {
  private let buffer: UnsafeMutableBufferPointer<UInt8>
  private var count = 0
  /// Whether there were dot segments.
  private(set) var hasResolved = false

  init(_ buffer: UnsafeMutableBufferPointer<UInt8>) { self.buffer = buffer }

  mutating func append(_ byte: UInt8) {
    guard count < buffer.count else { return }
    buffer.initializeElement(at: count, to: byte)
    count += 1
  }

  /// Appends bytes, backslashes turned and then one layer of percent-encoding taken off.
  mutating func append(_ view: ByteView) {
    for index in DecodedIndices(view) {
      append(index.byte == UInt8(ascii: "\\") && !index.wasEncoded ? UInt8(ascii: "/") : index.byte)
    }
  }

  /// Resolves dot segments in place and hands over what was written.
  mutating func resolved() -> ByteView {
    var end = 0
    for segment in PathSegments(written(count)) {
      if segment.equals("..") {
        end = parent(of: end)
      } else if !segment.equals(".") {
        end = move(segment, to: end)
        continue
      }
      hasResolved = true
    }
    return written(end)
  }

  private func written(_ count: Int) -> ByteView {
    ByteView(UnsafeBufferPointer(rebasing: UnsafeBufferPointer(buffer)[0..<count]))
  }

  private func parent(of end: Int) -> Int {
    var index = end
    while index > 0, buffer[index - 1] != UInt8(ascii: "/") { index -= 1 }
    return max(0, index - 1)
  }

  /// Moves a segment down; it never stood before where it goes.
  private func move(_ segment: ByteView, to end: Int) -> Int {
    var index = end
    if end > 0 {
      buffer[index] = UInt8(ascii: "/")
      index += 1
    }
    for offset in 0..<segment.count {
      buffer[index] = segment[offset]
      index += 1
    }
    return index
  }
}

/// Decoded bytes, with whether each came out of a percent-encoding.
private struct DecodedIndices: Sequence, IteratorProtocol {
  private var bytes: DecodedBytes

  init(_ view: ByteView) { bytes = DecodedBytes(view) }

  mutating func next() -> (byte: UInt8, wasEncoded: Bool)? {
    let before = bytes.offset
    guard let byte = bytes.next() else { return nil }
    return (byte, bytes.offset - before > 1)
  }
}
