#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Sentences for the person at the terminal, on stderr.
enum Diagnostics {
  /// Says one sentence, with the program's name in front.
  static func say(_ sentence: some StringProtocol) {
    let bytes = Array("jumpgate: \(sentence)\n".utf8)
    _ = bytes.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}
