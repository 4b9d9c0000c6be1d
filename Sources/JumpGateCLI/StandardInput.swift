#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The whole of stdin, for files given as `-`.
enum StandardInput {
  /// The most that is read, in bytes: a file given as `-` is held in memory.
  static let limit = 1 << 30

  /// Reads to the end.
  static func all() throws(UsageError) -> [UInt8] {
    var content: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = chunk.withUnsafeMutableBytes { read(STDIN_FILENO, $0.baseAddress, $0.count) }
      if count == 0 { return content }
      if count < 0 {
        if errno == EINTR { continue }
        throw UsageError("can't read stdin: \(String(cString: strerror(errno)))")
      }
      guard content.count + count <= limit else {
        throw UsageError("stdin is larger than \(limit) bytes")
      }
      content += chunk[..<count]
    }
  }
}
