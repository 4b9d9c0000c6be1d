#if GTK
  import CWebKitGTK
  import Foundation
  import JumpGate
  import JumpGateFoundation
  import JumpGateStage
  import Testing

  extension EngineTests {
    /// The content rules of a policy, compiled by the engine, in views without a gate: what they
    /// stop is stopped by them alone.
    @MainActor @Suite(.serialized)
    struct ContentRulesInTheEngine {
      private static let policy = Policy(
        apps: [AppID("1000000001")].compactMap(\.self), otherwise: .standard)
      private let rules = ContentRules(Self.policy).rules

      private var blockedSchemes: [String] {
        rules.filter { $0.resourceType == "popup" && $0.action == "block" }
          .map { String($0.urlFilter.dropFirst().dropLast()).replacing("\\", with: "") }
      }

      @Test func `each rule against windows keeps its scheme from opening one`() throws {
        let schemes = blockedSchemes
        #expect(schemes.count >= 20)
        let addresses = schemes.map { "\($0)://x/app/id1000000009" }
        let without = try windows(addresses, filtered: false)
        #expect(without == addresses, "the engine asks for every one of these windows")
        #expect(try windows(addresses, filtered: true) == [])
      }

      @Test func `a listed app's window and an ordinary one are left to the gate`() throws {
        let addresses = [
          "itms-apps://apps.apple.com/app/id1000000001",
          "itms-appss://apps.apple.com/app/id1000000001?mt=8", "https://docs.example/", "tel:1",
        ]
        #expect(try windows(addresses, filtered: true) == addresses)
        let others = [
          "itms-apps://apps.apple.com/app/id10000000010",
          "itms-apps://apps.apple.com/app/id11000000001",
        ]
        #expect(try windows(others, filtered: true) == [])
      }

      @Test func `each rule against frames keeps its host from being asked`() throws {
        let hosts = try domains("block")
        #expect(hosts.count >= 10)
        let addresses = hosts.flatMap {
          ["https://\($0)/x", "https://sub.\($0):8443/x", "https://user@\($0)./x"]
        }
        let wanted = Set(hosts.flatMap { ["\($0):443", "sub.\($0):8443", "\($0).:443"] })
        let without = try connections(toFrames: addresses, filtered: false, expecting: wanted.count)
        #expect(wanted.subtracting(without).isEmpty, "the engine asks for every one of them")
        let plain = "https://embed.example/x"
        let filtered = try connections(
          toFrames: addresses + [plain], filtered: true, expecting: 1)
        #expect(filtered == ["embed.example:443"])
      }

      @Test func `what is below a store's host and no store's is left to the gate`() throws {
        let others = try domains("ignore-previous-rules")
        #expect(others.contains("forum.f-droid.org"))
        let pages = others.flatMap { ["https://\($0)/x", "https://sub.\($0):8443/x"] }
        let wanted = Set(others.flatMap { ["\($0):443", "sub.\($0):8443"] })
        let disguised = try domains("block").map { "https://forum.f-droid.org:1@\($0)/x" }
        let seen = try connections(
          toFrames: disguised + pages, filtered: true, expecting: wanted.count)
        #expect(seen == wanted)
      }

      @Test func `a rule that is no rule is not compiled`() throws {
        #expect(throws: FilterFailed.self) {
          try Filter.compile(#"[{"trigger":{"url-filter":"("},"action":{"type":"block"}}]"#)
        }
      }

      /// The domains of the rules about frames that do this.
      private func domains(_ action: String) throws -> [String] {
        try rules.filter { $0.resourceType == "document" && $0.action == action }
          .map { try #require(Self.host($0)) }
      }

      /// The domain that a rule about frames is about.
      private static func host(_ rule: ContentRule) -> String? {
        let start = "^https?://([^/]*[.@])?"
        let end = "\\.?(:[0-9]*)?/"
        guard rule.urlFilter.hasPrefix(start), rule.urlFilter.hasSuffix(end) else { return nil }
        return String(rule.urlFilter.dropFirst(start.count).dropLast(end.count))
          .replacing("\\", with: "")
      }

      /// What the engine asks a new window for when a page opens these addresses.
      private func windows(_ addresses: [String], filtered: Bool) throws -> [String] {
        let host = try EngineHost.shared()
        let window = host.makeWindow()
        defer { window.close() }
        if filtered { try Filter.compile(ContentRules(Self.policy).json).add(to: window.view) }
        let settings = webkit_web_view_get_settings(window.view)
        webkit_settings_set_javascript_can_open_windows_automatically(settings, 1)
        let opener = WindowList(of: window.view)
        let list = addresses.map { "'\($0)'" }.joined(separator: ",")
        let page = "<script>for (const a of [\(list)]) open(a); document.title = 'done'</script>"
        #expect(window.load(html: page, address: "https://page.example/"))
        MainLoop.run(milliseconds: 5_000) {
          webkit_web_view_get_title(window.view).map { String(cString: $0) } == "done"
        }
        MainLoop.run(milliseconds: 100)
        return opener.addresses
      }

      /// What the network is connected to when a page shows these addresses in frames.
      private func connections(toFrames addresses: [String], filtered: Bool, expecting: Int) throws
        -> Set<String>
      {
        let host = try EngineHost.shared()
        let proxy = try ProxyWitness()
        let session = try #require(webkit_network_session_new_ephemeral())
        defer { g_object_unref(UnsafeMutableRawPointer(session)) }
        proxy.guardSession(session)
        let window = host.makeWindow(session: session)
        defer { window.close() }
        if filtered { try Filter.compile(ContentRules(Self.policy).json).add(to: window.view) }
        let frames = addresses.map { "<iframe src='\($0)'></iframe>" }.joined()
        let server = try PageServer { _ in .init("<body>" + frames) }
        _ = window.load(server.address("/"))
        let seen = {
          Set(proxy.log.map { $0.split(separator: " ").last.map(String.init) ?? "" })
        }
        MainLoop.run(milliseconds: 30_000) { seen().count >= expecting }
        MainLoop.run(milliseconds: 300)
        return seen()
      }
    }
  }

  /// Why the engine took no rules.
  private struct FilterFailed: Error { let message: String }

  /// Rules that the engine has compiled.
  @MainActor
  private struct Filter {
    private let filter: OpaquePointer

    private final class Box {
      var result: Result<OpaquePointer, FilterFailed>?
    }

    static func compile(_ json: String) throws -> Filter {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
        "jumpgate-rules-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      let store = webkit_user_content_filter_store_new(folder.path)
      defer { g_object_unref(store.map { UnsafeMutableRawPointer($0) }) }
      let bytes = Array(json.utf8)
      let source = g_bytes_new(bytes, gsize(bytes.count))
      defer { g_bytes_unref(source) }
      let box = Box()
      webkit_user_content_filter_store_save(
        store, "jumpgate", source, nil,
        { source, result, data in
          guard let source, let data else { return }
          let box = Unmanaged<Box>.fromOpaque(data).takeRetainedValue()
          var error: UnsafeMutablePointer<GError>?
          let store = OpaquePointer(UnsafeMutableRawPointer(source))
          if let filter = webkit_user_content_filter_store_save_finish(store, result, &error) {
            box.result = .success(filter)
          } else {
            box.result = .failure(FilterFailed(message: takeMessage(error)))
          }
        }, Unmanaged.passRetained(box).toOpaque())
      MainLoop.run(milliseconds: 30_000) { box.result != nil }
      guard let result = box.result else { throw FilterFailed(message: "no answer in time") }
      return Filter(filter: try result.get())
    }

    func add(to view: UnsafeMutablePointer<WebKitWebView>) {
      webkit_user_content_manager_add_filter(
        webkit_web_view_get_user_content_manager(view), filter)
      webkit_user_content_filter_unref(filter)
    }
  }

  /// What a view's pages ask new windows for; it makes none.
  @MainActor
  private final class WindowList {
    private(set) var addresses: [String] = []

    init(of view: UnsafeMutablePointer<WebKitWebView>) {
      let create:
        @convention(c) (OpaquePointer?, OpaquePointer?, gpointer?) -> UnsafeMutableRawPointer? = {
          _, action, data in
          guard let action, let data else { return nil }
          nonisolated(unsafe) let (asked, list) = (action, data)
          MainActor.assumeIsolated {
            let request = webkit_navigation_action_get_request(asked)
            Unmanaged<WindowList>.fromOpaque(list).takeUnretainedValue().addresses
              .append(String(cString: webkit_uri_request_get_uri(request)))
          }
          return nil
        }
      g_signal_connect_data(
        view, "create", unsafeBitCast(create, to: GCallback.self),
        Unmanaged.passRetained(self).toOpaque(),
        { data, _ in data.map { Unmanaged<WindowList>.fromOpaque($0).release() } },
        G_CONNECT_DEFAULT)
    }
  }
#endif
