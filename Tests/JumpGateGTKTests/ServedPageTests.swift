#if GTK
  import CWebKitGTK
  import JumpGate
  import JumpGateGTK
  import JumpGateStage
  import Testing

  extension EngineTests {
    /// Pages that the app serves by a scheme of its own.
    @MainActor @Suite(.serialized)
    struct ServedPages {
      private static let store = "itms-apps://apps.apple.com/app/id1000000009"

      /// Every page of the scheme: what its query says.
      private static let scheme: String = {
        let name = "jumpgate-sample"
        webkit_web_context_register_uri_scheme(
          webkit_web_context_get_default(), name,
          { request, _ in
            let path = webkit_uri_scheme_request_get_path(request).map { String(cString: $0) }
            let page =
              path == "/jumps"
              ? "<script>setTimeout(() => location='\(ServedPages.store)', 100)</script>"
              : "<body style='margin:0'><a href='/next' style='display:block;height:400px'>next</a>"
            let bytes = Array(page.utf8)
            let copy = g_memdup2(bytes, gsize(bytes.count))
            let stream = g_memory_input_stream_new_from_data(
              copy, gssize(bytes.count), { g_free($0) })
            webkit_uri_scheme_request_finish(request, stream, gint64(bytes.count), "text/html")
            g_object_unref(UnsafeMutableRawPointer(stream))
          }, nil, nil)
        return name
      }()

      private func bed(served: Bool) throws -> Bed {
        // GTK begins before the context is there.
        _ = try EngineHost.shared()
        let scheme = Self.scheme
        return try Bed(
          ["/": .init("<iframe src='\(scheme)://home/'></iframe>")], policy: .listing("1000000001"),
          servedSchemes: served ? [scheme] : [])
      }

      @Test func `they load, and lead on`() throws {
        let bed = try bed(served: true)
        defer { bed.close() }
        bed.enforcement.load(try Address("\(Self.scheme)://home/"))
        MainLoop.run(milliseconds: 5000) { bed.address == "\(Self.scheme)://home/" }
        bed.wait { webkit_web_view_is_loading(bed.window.view) == 0 }
        bed.tap()
        bed.wait { bed.address == "\(Self.scheme)://home/next" }
        #expect(bed.address == "\(Self.scheme)://home/next")
        #expect(bed.history == [])
      }

      @Test func `what they ask for is judged`() throws {
        let bed = try bed(served: true)
        defer { bed.close() }
        bed.enforcement.load(try Address("\(Self.scheme)://home/jumps"))
        bed.expectJumps(["block none"])
        #expect(bed.recorder.refused.count == 1)
        #expect(bed.recorder.opened.isEmpty)
      }

      @Test func `a scheme that nobody named is a deep link`() throws {
        let bed = try bed(served: false)
        defer { bed.close() }
        try bed.load()
        bed.expectJumps(["block none"])
        #expect(bed.recorder.refused.first?.verdict.destination?.kind == .deepLink)
      }
    }
  }
#endif
