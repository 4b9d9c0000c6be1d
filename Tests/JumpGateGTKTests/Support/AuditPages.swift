#if GTK
  import JumpGateStage

  /// Pages to audit.
  @MainActor
  enum AuditPages {
    /// Where a link to the store begins; an app's number follows.
    static let store = "itms-apps://apps.apple.com/app/id"

    /// Serves pages on three origins; `[A]`, `[B]` and `[C]` stand for them.
    static func serve(_ pages: [String: PageServer.Answer]) throws -> PageServer {
      final class Box { var port = 0 }
      let box = Box()
      let server = try PageServer(alsoOn: ["127.0.0.2"]) { request in
        (pages[request.path] ?? PageServer.Answer(status: 404, "no such page")).mapping {
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
