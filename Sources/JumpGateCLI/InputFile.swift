internal import JumpGateFoundation

/// Files named on the command line.
enum InputFile {
  /// Reads a file to its end, `-` from stdin; pipes and devices too.
  static func content(of path: String) throws(UsageError) -> [UInt8] {
    do {
      return path == "-" ? try FileContent.read(descriptor: 0) : try FileContent.read(path)
    } catch {
      throw UsageError("\(path): can't be read: \(error.reason)")
    }
  }
}
