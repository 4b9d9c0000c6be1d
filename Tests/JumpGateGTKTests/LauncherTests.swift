#if GTK
  import CWebKitGTK
  import Foundation
  import JumpGate
  import JumpGateGTK
  import JumpGateStage
  import Testing

  extension EngineTests {
    /// The desktop's own handlers, in a home that is the tests' own.
    @MainActor @Suite(.serialized)
    struct Launchers {
      /// An event to launch for; the launcher does not look at it.
      private func event() throws -> JumpEvent {
        var gate = Gate(policy: .listing(), isPrivate: true)
        return gate.judge(
          Attempt(
            .success(try Address("tel:1")), kind: .navigation(.other), frame: .unknown,
            targetsMainFrame: nil, engineGesture: nil, isRedirect: nil),
          at: GateTime(milliseconds: 0))
      }

      @Test func `the desktop's handler of the scheme gets the address`() throws {
        _ = try EngineHost.shared()
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(
          "jumpgate-launched-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        let command = "sh -c 'printf %%s \"$1\" > \(file.path)' sh %u"
        let app = try #require(
          g_app_info_create_from_commandline(
            command, "JumpGate test", G_APP_INFO_CREATE_SUPPORTS_URIS, nil))
        defer { g_object_unref(UnsafeMutableRawPointer(app)) }
        #expect(
          g_app_info_set_as_default_for_type(app, "x-scheme-handler/jumpgate-test", nil) != 0)
        try DesktopLauncher().open(try Address("jumpgate-test:a?b=c"), for: event())
        let launched = { try? String(contentsOf: file, encoding: .utf8) }
        MainLoop.run(milliseconds: 5000) { launched()?.isEmpty == false }
        #expect(launched() == "jumpgate-test:a?b=c")
      }

      @Test func `what nothing opens is an error in the system's words`() throws {
        _ = try EngineHost.shared()
        #expect(throws: LaunchError.self) {
          try DesktopLauncher().open(try Address("jumpgate-nobody:x"), for: event())
        }
      }
    }
  }
#endif
