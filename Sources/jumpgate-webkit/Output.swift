internal import Glibc

/// The program's two streams, unbuffered.
@MainActor
enum Output {
  private static var diagnostics = STDERR_FILENO

  /// Keeps stderr for this program's own sentences: the engine's processes, which inherit it, write
  /// warnings there that tell nobody anything.
  static func silenceEngine() {
    let own = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 10)
    let nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC)
    guard own >= 0, nowhere >= 0 else { return }
    dup2(nowhere, STDERR_FILENO)
    close(nowhere)
    diagnostics = own
  }

  /// Writes bytes to stdout; ends the program when nobody reads them.
  static func row(_ bytes: [UInt8]) {
    write(bytes, to: STDOUT_FILENO)
  }

  /// Says a sentence on stderr, with the program's name in front.
  static func say(_ sentence: String) {
    write(Array("jumpgate-webkit: \(sentence)\n".utf8), to: diagnostics)
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        exit(2)
      }
    }
  }
}
