#if GTK
  internal import Glibc
  internal import JumpGate
  internal import JumpGateFoundation
  internal import JumpGateStage

  /// Why a page can't be loaded at all.
  struct PageError: Error, CustomStringConvertible {
    let description: String
  }

  /// Where a page comes from: the web, or a file, which is served over http on loopback with its
  /// folder as the root, so that origins are as on the web.
  ///
  /// The page can read what is in that folder, as on the web too.
  @MainActor
  struct PageSource {
    let address: Address
    private let server: PageServer?

    /// Finds a page.
    ///
    /// - Parameter page: an http(s) address, or the path of a file or of a folder with an index.
    /// - Throws: ``PageError`` if it is neither.
    init(_ page: String) throws(PageError) {
      if let address = try? Address(page), ["http", "https"].contains(address.scheme) {
        self.address = address
        server = nil
        return
      }
      guard let file = Self.resolve(page) else {
        throw PageError(description: Self.whyNeither(page, errno))
      }
      let (folder, name) = Self.split(file)
      guard !name.utf8.starts(with: ".".utf8) else {
        throw PageError(description: "a hidden file is not served")
      }
      guard let site = FolderSite(folder) else {
        throw PageError(description: "its folder can't be read")
      }
      guard site.serves("/\(name)") else {
        throw PageError(
          description: name.isEmpty
            ? "it is a folder without an index.html"
            : "it is no regular file, or larger than \(FolderSite.limit >> 20) MB")
      }
      do {
        let server = try PageServer { site.answer($0) }
        address = try Address(
          Self.encoded(name), base: try Address(server.address("/")))
        self.server = server
      } catch {
        throw PageError(description: "\(error)")
      }
    }

    /// The host and port of the server that serves a file.
    var ownHosts: [String] {
      server.map { ["127.0.0.1:\($0.port)"] } ?? []
    }

    /// Keeps the server until here.
    func end() {
      withExtendedLifetime(server) {}
    }

    /// Why a page that is no file is no address either.
    private static func whyNeither(_ page: String, _ number: Int32) -> String {
      let file = "no such page: \(String(cString: strerror(number)))"
      do throws(AddressError) {
        let address = try Address(page)
        return "\(file), and an address must be http or https, not \(address.scheme)"
      } catch {
        let meant = AddressSuggestion.webAddress(page, error)
        if let meant { return "\(file); did you mean \(meant)?" }
        return error.kind == .missingScheme ? file : "\(file), and no address: \(error)"
      }
    }

    private static func resolve(_ path: String) -> String? {
      guard let resolved = realpath(path, nil) else { return nil }
      defer { free(resolved) }
      return String(cString: resolved)
    }

    private static func split(_ file: String) -> (folder: String, name: String) {
      var status = stat()
      if stat(file, &status) == 0, status.st_mode & S_IFMT == S_IFDIR { return (file, "") }
      let end = file.lastIndex(of: "/") ?? file.startIndex
      return (String(file[..<end]), String(file[file.index(after: end)...]))
    }

    /// A file's name as a path of an address.
    private static func encoded(_ name: String) -> String {
      "/"
        + name.utf8.map { byte in
          let isPlain =
            (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
            || (0x61...0x7A).contains(byte) || byte == 0x2D || byte == 0x2E || byte == 0x5F
          let digits = String(byte, radix: 16, uppercase: true)
          return isPlain
            ? String(Unicode.Scalar(byte)) : "%" + (digits.utf8.count == 1 ? "0" : "") + digits
        }.joined()
    }
  }
#endif
