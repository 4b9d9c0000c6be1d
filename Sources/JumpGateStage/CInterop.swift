#if GTK
  package import CWebKitGTK

  /// Calls with a null-terminated array of C strings that lives as long as the call.
  package func withCStrings<Result>(
    _ strings: [String], _ body: (UnsafePointer<UnsafePointer<CChar>?>) -> Result
  ) -> Result {
    let copies = strings.map { g_strdup($0) }
    defer { copies.forEach { g_free($0) } }
    let pointers = copies.map { UnsafePointer($0) } + [nil]
    return pointers.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { preconditionFailure("an array with a terminator") }
      return body(base)
    }
  }

  /// The message of an error that GLib handed over, which is freed.
  package func takeMessage(_ error: UnsafeMutablePointer<GError>?) -> String {
    guard let error else { return "unknown" }
    defer { g_error_free(error) }
    return error.pointee.message.map { String(cString: $0) } ?? "unknown"
  }
#endif
