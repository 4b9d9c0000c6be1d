#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Android)
  internal import Android
#else
  internal import Darwin
#endif

/// Reads whole files, pipes and devices too, which `Data` refuses.
package enum FileContent {
  /// Why a file can't be read.
  package struct Failure: Error, Sendable, Hashable {
    package let reason: String
  }

  /// The most that is read, in bytes.
  package static let limit = 1 << 30

  /// Reads to the end of a file.
  package static func read(_ path: String) throws(Failure) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(errno) }
    defer { close(descriptor) }
    return try read(descriptor: descriptor)
  }

  /// Reads to the end of an open file, such as stdin.
  package static func read(descriptor: Int32) throws(Failure) -> [UInt8] {
    var content: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 18)
    while true {
      let count = chunk.withUnsafeMutableBytes { readBytes(descriptor, $0) }
      if count == 0 { return content }
      if count < 0 {
        if errno == EINTR { continue }
        throw failure(errno)
      }
      guard content.count + count <= limit else {
        throw Failure(reason: "it is larger than \(limit) bytes")
      }
      content += chunk[..<count]
    }
  }

  private static func readBytes(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int
  {
    // The name alone means the function above.
    #if canImport(Glibc)
      Glibc.read(descriptor, buffer.baseAddress, buffer.count)
    #elseif canImport(Musl)
      Musl.read(descriptor, buffer.baseAddress, buffer.count)
    #elseif canImport(Android)
      Android.read(descriptor, buffer.baseAddress, buffer.count)
    #else
      Darwin.read(descriptor, buffer.baseAddress, buffer.count)
    #endif
  }

  private static func failure(_ code: Int32) -> Failure {
    switch code {
    case ENOENT, ENOTDIR: Failure(reason: "there is no such file")
    case EACCES, EPERM: Failure(reason: "permission denied")
    case EISDIR: Failure(reason: "it is a directory")
    default: Failure(reason: String(cString: strerror(code)))
    }
  }
}
