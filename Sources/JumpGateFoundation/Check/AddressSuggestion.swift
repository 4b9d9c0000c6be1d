package import JumpGate

/// What was probably meant by a string that is no address.
package enum AddressSuggestion {
  /// A web address without its scheme, with `https:` before it; nil if it does not look like one.
  ///
  /// - Parameters:
  ///   - string: the string as it was given.
  ///   - error: why it is no address.
  package static func webAddress(_ string: String, _ error: AddressError) -> String? {
    guard error.kind == .missingScheme else { return nil }
    let slashes = string.utf8.prefix { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") }.count
    guard slashes == 0 || slashes == 2 else { return nil }
    let text = (slashes == 0 ? "https://" : "https:") + string
    guard let address = try? Address(text), !address.isAmbiguous, let host = address.host else {
      return nil
    }
    return slashes == 2 || isServer(host) ? text : nil
  }

  /// Whether a host looks like that of a server, and not like the name of a file or folder.
  private static func isServer(_ host: Host) -> Bool {
    guard case .domain(let name) = host else { return true }
    if name == "localhost" { return true }
    let labels = name.split(separator: ".", omittingEmptySubsequences: false)
    return labels.count > 1 && labels.allSatisfy { !$0.isEmpty }
      && !fileEndings.contains(String(labels[labels.count - 1]))
  }

  /// Ends of files' names, none of them a top-level domain.
  ///
  /// Source: none is in <https://publicsuffix.org/list/>, 2023-02-09.
  private static let fileEndings: Set<String> = [
    "aspx", "css", "gif", "htm", "html", "jpeg", "jpg", "js", "json", "jsonl", "pdf", "php",
    "plist", "png", "svg", "txt", "xhtml", "xml",
  ]
}
