#if GTK
  import Foundation
  import JumpGateStage
  import Testing

  @Suite struct FolderSiteTests {
    private let outside: URL
    private let root: URL

    init() throws {
      outside = FileManager.default.temporaryDirectory.appendingPathComponent(
        "jumpgate-site-\(UUID().uuidString)")
      root = outside.appendingPathComponent(".root")
      for folder in ["page", "link", "hidden", ".hidden"] {
        try FileManager.default.createDirectory(
          at: root.appendingPathComponent(folder), withIntermediateDirectories: true)
      }
      for file in ["index.html", "page/index.html", ".env", ".hidden/file.txt", "../secret.txt"] {
        try Data(file.utf8).write(to: root.appendingPathComponent(file))
      }
      try link("link/index.html", to: "../../secret.txt")
      try link("hidden/index.html", to: "../.env")
      try link("shown.txt", to: ".hidden/file.txt")
      try link("away.txt", to: "../secret.txt")
      try link("inner.html", to: "page/index.html")
    }

    private func link(_ name: String, to target: String) throws {
      try FileManager.default.createSymbolicLink(
        atPath: root.appendingPathComponent(name).path, withDestinationPath: target)
    }

    private func answer(_ path: String) throws -> PageServer.Answer {
      try #require(FolderSite(root.path)).answer(path)
    }

    private func missing(_ path: String) -> PageServer.Answer {
      .init(status: 404, type: "text/plain", "there is no \(path)")
    }

    @Test(arguments: [
      ("/", "index.html"), ("/index.html", "index.html"), ("/page", "page/index.html"),
      ("/page/", "page/index.html"), ("/page/../index.html", "index.html"),
      ("/inner.html", "page/index.html"),
    ])
    func `files are found, and a folder's index`(_ path: String, _ content: String) throws {
      defer { try? FileManager.default.removeItem(at: outside) }
      #expect(try answer(path) == .init(type: "text/html", bytes: Array(content.utf8)))
    }

    @Test(arguments: [
      "/none.html", "/.env", "/.hidden/file.txt", "/page/../.env", "/../secret.txt", "/away.txt",
      "/shown.txt", "/link/", "/hidden/",
    ])
    func `what is hidden or lies outside is not there`(_ path: String) throws {
      defer { try? FileManager.default.removeItem(at: outside) }
      #expect(try answer(path) == missing(path))
    }

    @Test(.timeLimit(.minutes(1)))
    func `what is no regular file is not there, and nothing waits for it`() throws {
      defer { try? FileManager.default.removeItem(at: outside) }
      #expect(mkfifo(root.appendingPathComponent("pipe").path, 0o600) == 0)
      try link("device", to: "/dev/zero")
      #expect(try answer("/pipe") == missing("/pipe"))
      #expect(try answer("/device") == missing("/device"))
    }

    @Test func `a file that is too large is not there`() throws {
      defer { try? FileManager.default.removeItem(at: outside) }
      let file = root.appendingPathComponent("large.bin").path
      #expect(FileManager.default.createFile(atPath: file, contents: nil))
      #expect(truncate(file, 1 << 40) == 0)
      #expect(try answer("/large.bin") == missing("/large.bin"))
    }
  }
#endif
