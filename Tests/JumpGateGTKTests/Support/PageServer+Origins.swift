#if GTK
  import JumpGateStage

  extension PageServer {
    /// Serves pages, each under its path, on three origins: `[A]`, `[B]` and `[C]` in a page's text
    /// stand for them.
    static func serving(_ pages: [String: Answer]) throws -> PageServer {
      final class Box { var port = 0 }
      let box = Box()
      let server = try PageServer(alsoOn: ["127.0.0.2"]) { request in
        (pages[request.path] ?? Answer(status: 404, "no such page")).mapping {
          $0.replacing("[A]", with: "http://127.0.0.1:\(box.port)")
            .replacing("[B]", with: "http://localhost:\(box.port)")
            .replacing("[C]", with: "http://127.0.0.2:\(box.port)")
        }
      }
      box.port = server.port
      return server
    }
  }
#endif
