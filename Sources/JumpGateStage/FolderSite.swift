#if GTK
  internal import CWebKitGTK
  internal import Glibc

  /// A folder as a web site: its files by their paths, `index.html` for a folder.
  ///
  /// What is hidden, lies outside, is no regular file or is too large is not there.
  public struct FolderSite: Sendable {
    /// The largest file that is served, in bytes.
    public static let limit = 1 << 26
    private let root: String

    /// Serves a folder, symbolic links resolved; nil if there is none.
    public init?(_ folder: String) {
      guard let resolved = Self.resolve(folder) else { return nil }
      root = resolved == "/" ? "" : resolved
    }

    /// Answers a request to a server on `127.0.0.1`.
    ///
    /// A request by another name is refused: a page of another site may have its own name lead here,
    /// and would read the files as its own.
    public func answer(_ request: PageServer.Request) -> PageServer.Answer {
      guard request.host == "127.0.0.1:\(request.port)" else {
        return PageServer.Answer(status: 403, type: "text/plain", "not by this name")
      }
      return answer(request.path)
    }

    /// Answers a path, percent-decoded; 404 for what is not there.
    public func answer(_ path: String) -> PageServer.Answer {
      guard let file = file(path), let bytes = Self.read(file) else {
        return PageServer.Answer(status: 404, type: "text/plain", "there is no \(path)")
      }
      return PageServer.Answer(type: Self.type(of: file), bytes: bytes)
    }

    /// Whether there is something to answer a path with, percent-decoded.
    public func serves(_ path: String) -> Bool { file(path) != nil }

    private func file(_ path: String) -> String? {
      guard let found = visible(path), let status = Self.status(of: found) else { return nil }
      if Self.isServed(status) { return found }
      guard status.st_mode & S_IFMT == S_IFDIR, let index = visible(path + "/index.html"),
        let status = Self.status(of: index), Self.isServed(status)
      else { return nil }
      return index
    }

    /// Where a path leads, if it stays inside and nothing on its way there is hidden.
    private func visible(_ path: String) -> String? {
      guard let found = Self.resolve(root + "/" + path),
        found == root || found.utf8.starts(with: (root + "/").utf8)
      else { return nil }
      let parts = found.utf8.dropFirst(root.utf8.count).split(separator: UInt8(ascii: "/"))
      return parts.contains { $0.first == UInt8(ascii: ".") } ? nil : found
    }

    private static func status(of path: String) -> stat? {
      var status = stat()
      return stat(path, &status) == 0 ? status : nil
    }

    private static func isServed(_ status: stat) -> Bool {
      status.st_mode & S_IFMT == S_IFREG && status.st_size <= limit
    }

    private static func resolve(_ path: String) -> String? {
      guard let resolved = realpath(path, nil) else { return nil }
      defer { free(resolved) }
      return String(cString: resolved)
    }

    private static func read(_ file: String) -> [UInt8]? {
      var content: UnsafeMutablePointer<CChar>?
      var length: gsize = 0
      guard g_file_get_contents(file, &content, &length, nil) != 0, let content else { return nil }
      defer { g_free(content) }
      return Array(UnsafeRawBufferPointer(start: content, count: Int(length)))
    }

    /// The MIME type by the name's end, as web servers are set up.
    private static func type(of file: String) -> String {
      let end = file.split(separator: ".").last.map { $0.lowercased() } ?? ""
      return types[end] ?? "application/octet-stream"
    }

    /// Source: IANA media types registry, 2026.
    private static let types = [
      "html": "text/html", "htm": "text/html", "xhtml": "application/xhtml+xml",
      "xml": "application/xml", "svg": "image/svg+xml", "css": "text/css",
      "js": "text/javascript", "mjs": "text/javascript", "json": "application/json",
      "webmanifest": "application/manifest+json", "txt": "text/plain", "png": "image/png",
      "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif", "webp": "image/webp",
      "ico": "image/x-icon", "woff": "font/woff", "woff2": "font/woff2", "mp4": "video/mp4",
      "webm": "video/webm", "mp3": "audio/mpeg", "pdf": "application/pdf",
      "wasm": "application/wasm", "mobileconfig": "application/x-apple-aspen-config",
      "pkpass": "application/vnd.apple.pkpass", "plist": "application/xml",
      "apk": "application/vnd.android.package-archive",
    ]
  }
#endif
