#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Where the program that owns the engine is.
enum AuditHelper {
  private static let name = "jumpgate-webkit"

  /// Finds it: what `JUMPGATE_WEBKIT` names, else beside this program, else on `PATH`.
  ///
  /// - Throws: ``UsageError`` that says what to install and build.
  static func path() throws(UsageError) -> String {
    if let named = environment("JUMPGATE_WEBKIT") {
      guard isProgram(named) else {
        throw UsageError("JUMPGATE_WEBKIT names '\(named)', which can't be run")
      }
      return named
    }
    let folders = [ownFolder()] + (environment("PATH") ?? "").split(separator: ":").map(String.init)
    for folder in folders.compactMap(\.self) where isProgram("\(folder)/\(name)") {
      return "\(folder)/\(name)"
    }
    throw UsageError(
      "'audit' needs the program \(name), which is neither beside this one nor on PATH. "
        + "Build it with 'make build'; on Debian it needs libwebkitgtk-6.0-dev, libxtst-dev and "
        + "xvfb. Or name it in JUMPGATE_WEBKIT.")
  }

  private static func ownFolder() -> String? {
    guard let own = realpath("/proc/self/exe", nil) else { return nil }
    defer { free(own) }
    let path = String(cString: own)
    return path.lastIndex(of: "/").map { String(path[..<$0]) }
  }

  private static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  private static func isProgram(_ path: String) -> Bool {
    access(path, X_OK) == 0
  }
}
