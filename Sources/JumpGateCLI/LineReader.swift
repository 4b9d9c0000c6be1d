#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Lines of stdin, one after the other, in constant memory; a byte-order mark before the first is
/// passed over.
final class LineReader {
  /// One line, without its end.
  enum Line {
    /// The line's text; bytes that are no UTF-8 read as U+FFFD.
    case text(String)
    /// A line longer than ``LineReader/limit``; passed over.
    case tooLong
  }

  /// The longest line that is read, in bytes.
  static let limit = 1 << 22

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private var buffer: [UInt8] = []
  private var start = 0
  private var atEnd = false
  private var isSkipping = false
  /// The number of the last line read, from 1.
  private(set) var number = 0

  /// The next line, or nil at the end.
  ///
  /// - Parameter willWait: called before the reader asks the system for more, so that answers to
  ///   the lines so far can be written out.
  /// - Throws: ``UsageError`` if reading fails.
  func next(willWait: () -> Void) throws(UsageError) -> Line? {
    var scanned = start
    while true {
      if let end = buffer[scanned...].firstIndex(of: UInt8(ascii: "\n")) {
        return take(upTo: end, next: end + 1)
      }
      if buffer.count - start > Self.limit { forget() }
      scanned = buffer.count
      if atEnd { return start < buffer.count || isSkipping ? takeRest() : nil }
      willWait()
      scanned -= compact()
      try fill()
    }
  }

  private func takeRest() -> Line {
    take(upTo: buffer.count, next: buffer.count)
  }

  private func take(upTo end: Int, next: Int) -> Line {
    defer {
      start = next
      isSkipping = false
    }
    number += 1
    if number == 1, buffer[start..<end].starts(with: Self.byteOrderMark) { start += 3 }
    guard !isSkipping, end - start <= Self.limit else { return .tooLong }
    var last = end
    if last > start, buffer[last - 1] == UInt8(ascii: "\r") { last -= 1 }
    return .text(String(decoding: buffer[start..<last], as: UTF8.self))
  }

  /// Drops the start of a line that is too long.
  private func forget() {
    isSkipping = true
    start = buffer.count
  }

  /// Moves what is left to the front; returns by how much.
  private func compact() -> Int {
    let moved = start
    buffer.removeSubrange(..<start)
    start = 0
    return moved
  }

  private func fill() throws(UsageError) {
    let size = 1 << 16
    let old = buffer.count
    buffer.append(contentsOf: repeatElement(0, count: size))
    var count = 0
    repeat {
      count = buffer.withUnsafeMutableBytes { bytes in
        read(STDIN_FILENO, bytes.baseAddress.map { $0 + old }, size)
      }
    } while count < 0 && errno == EINTR
    buffer.removeLast(size - max(count, 0))
    if count < 0 { throw UsageError("can't read: \(String(cString: strerror(errno)))") }
    atEnd = count == 0
  }
}
