#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Buffered rows to stdout; ends the program quietly when nobody reads them any more.
final class StandardOutput {
  private var buffer: [UInt8] = []
  /// What the program would say if the reader went away now.
  var status = ExitStatus.done

  init() {
    buffer.reserveCapacity(Self.capacity + 4096)
  }

  private static var capacity: Int { 1 << 16 }

  /// Adds a line.
  func line(_ text: String) {
    add(text)
    add("\n")
  }

  /// Adds text as it is.
  func add(_ text: String) {
    buffer.append(contentsOf: text.utf8)
    if buffer.count >= Self.capacity { flush() }
  }

  /// Writes what is buffered.
  func flush() {
    var start = 0
    while start < buffer.count {
      let written = buffer.withUnsafeBytes { bytes in
        write(STDOUT_FILENO, bytes.baseAddress.map { $0 + start }, bytes.count - start)
      }
      if written > 0 {
        start += written
      } else if errno != EINTR {
        if errno != EPIPE { Diagnostics.say("can't write: \(String(cString: strerror(errno)))") }
        exit(errno == EPIPE ? status.rawValue : ExitStatus.unusable.rawValue)
      }
    }
    buffer.removeAll(keepingCapacity: true)
  }
}
