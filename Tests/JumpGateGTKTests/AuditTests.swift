#if GTK
  import Foundation
  import JumpGateStage
  import Testing

  extension EngineTests {
    /// `jumpgate audit` from end to end, as a child process.
    @MainActor @Suite(.serialized)
    struct Audits {
      private static let store = AuditPages.store

      @Test func `everything that can be pressed is pressed, in every frame, each once`() throws {
        let server = try PageServer.serving([
          "/": .init(
            """
            <meta name=viewport content='width=device-width'>
            <a id=anchor href='\(Self.store)1'>anchor</a>
            <button id=button>button</button>
            <div id=property>property</div>
            <div id=pointed style='cursor:pointer'>pointed</div>
            <div id=list><p id=one>one</p><p id=two style='cursor:pointer'>two</p></div>
            <form id=form action='\(Self.store)6'><input id=field name=q></form>
            <form action='\(Self.store)7'><input name=q><input type=submit id=submit></form>
            <span role=button id=role onclick="window.open('\(Self.store)8')">role</span>
            <map name=m><area id=area shape=rect coords='0,0,40,40' href='\(Self.store)9'></map>
            <img usemap='#m' width=50 height=50
              src='data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'>
            <svg width=50 height=20><a id=svg href='\(Self.store)10'><rect width=50 height=20 /></a></svg>
            <div id=host></div>
            <div style='height:1500px'></div>
            <iframe id=outer src='[B]/outer' width=300 height=300></iframe>
            <a id=hidden style='display:none' href='\(Self.store)90'>hidden</a>
            <div style='position:relative'><a id=covered href='\(Self.store)91'>covered</a>
              <div style='position:absolute;inset:0;background:#fff'></div></div>
            <button id=off disabled onclick="location='\(Self.store)92'">off</button>
            <script>
              button.addEventListener('click', () => location = '\(Self.store)2');
              property.onmousedown = () => location = '\(Self.store)3';
              document.addEventListener('click', (event) => {
                if (event.target.id === 'pointed') location = '\(Self.store)4';
              });
              list.addEventListener('click', (event) => location = '\(Self.store)5?' + event.target.id);
              const root = host.attachShadow({ mode: 'open' });
              root.innerHTML = "<a id=inner href='\(Self.store)11'>shadow</a>";
            </script>
            """),
          "/outer": .init(
            """
            <div style='height:600px'>outer</div>
            <iframe src='[C]/inner' width=200 height=200></iframe>
            """),
          "/inner": .init(
            """
            <div style='height:500px'>inner</div><a id=deep href='\(Self.store)12'>deep</a>
            """),
        ])
        let outcome = try AuditProgram("--format", "jsonl", server.address("/")).finish()
        #expect(outcome.status == 0)
        #expect(outcome.diagnostics.hasSuffix(": not everything that can be pressed was judged\n"))
        #expect(
          Set(outcome.jumps) == [
            "press block \(Self.store)1 #anchor", "press block \(Self.store)2 #button",
            "press block \(Self.store)3 #property", "press block \(Self.store)4 #pointed",
            "press block \(Self.store)5?list #list",
            "press block \(Self.store)5?one #one", "press block \(Self.store)5?two #two",
            "press block \(Self.store)6?q= #field", "press block \(Self.store)7?q= #submit",
            "press block \(Self.store)8 #role", "press block \(Self.store)9 #area",
            "press block \(Self.store)10 #svg",
            "press block \(Self.store)11 #host >>> #inner",
            "press block \(Self.store)12 #deep",
          ])
        #expect(outcome.jumps.count == 14)
        #expect(outcome.ends.map { $0["jumps"] as? Int } == [14])
        #expect(
          outcome.ends.first?["misses"] as? [String] == ["#covered: it is covered or out of reach"])
      }

      @Test func `what a page does by itself is told from what a press does`() throws {
        let server = try PageServer.serving([
          "/": .init(
            """
            <iframe src='\(Self.store)1'></iframe>
            <script>
              setInterval(() => location = '\(Self.store)2', 400);
            </script>
            <script>setTimeout(() => window.open('\(Self.store)3'), 100)</script>
            <script>setTimeout(() => location = '/go', 2500)</script>
            <p><button onclick="setTimeout(() => location = '\(Self.store)5', 500)">x</button>
            """), "/go": .redirect(302, to: "\(Self.store)4"),
        ])
        let outcome = try AuditProgram("--format", "jsonl", server.address("/")).finish()
        let kinds = outcome.jumps.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        #expect(
          Set(kinds) == [
            "load block \(Self.store)1", "script block \(Self.store)2",
            "popup block \(Self.store)3",
            "redirect block \(Self.store)4", "press block \(Self.store)5 body > p > button",
          ])
        let redirect = outcome.rows.first { $0["trigger"] as? String == "redirect" }
        #expect(redirect?["hops"] as? [String] == [server.address("/go")])
        let press = outcome.rows.first { $0["trigger"] as? String == "press" }
        #expect(press?["tap"] as? Bool == true)
      }

      @Test(arguments: ["pop()", "setTimeout(pop, 600)", "setInterval(pop, 50)"])
      func `a window that the page opens does not cover what is pressed`(_ call: String) throws {
        let server = try PageServer.serving([
          "/": .init(
            """
            <a id=link href='\(Self.store)1'>link</a><p><a href='\(Self.store)2' id=other>other</a>
            <script>
              function pop() { window.open('/pop') }
              \(call);
            </script>
            """), "/pop": .init("<a href='\(Self.store)3' style='position:fixed;inset:0'>pop</a>"),
        ])
        let outcome = try AuditProgram("--format", "jsonl", server.address("/")).finish()
        #expect(
          outcome.jumps == [
            "press block \(Self.store)1 #link", "press block \(Self.store)2 #other",
          ])
      }

      @Test func `a page made for a phone finds one: touches, no dialogs, no downloads`() throws {
        let server = try PageServer.serving([
          "/": .init(
            """
            <div id=start>start</div><div id=end ontouchend="location='\(Self.store)2'">end</div>
            <a id=load href=/file download=x.bin>load</a>
            <button id=ask onclick="if (confirm('?')) location='\(Self.store)3'">ask</button>
            <script>
              start.addEventListener('touchstart', (event) => {
                if (event.touches[0].clientX > 0 && navigator.maxTouchPoints)
                  location = '\(Self.store)1';
              });
              setTimeout(() => alert('x'), 10);
            </script>
            """), "/file": .init(type: "application/octet-stream", "x"),
        ])
        let proxy = try ProxyWitness()
        let outcome = try AuditProgram(
          "--format", "jsonl", "--proxy", proxy.address, server.address("/")
        ).finish()
        // Everything goes through the proxy that was named, and this one answers nothing.
        #expect(
          outcome.ends.first?["error"] as? String == "the server answered with status 502")
        #expect(outcome.status == 2)
        #expect(proxy.log.first == "GET \(server.address("/"))")
        let direct = try AuditProgram("--format", "jsonl", server.address("/")).finish()
        #expect(
          direct.jumps == [
            "press block \(Self.store)1 #start", "press block \(Self.store)2 #end",
            "press block \(Self.store)3 #ask",
          ])
        #expect(direct.rows.dropLast().allSatisfy { $0["tap"] as? Bool == true })
        #expect(direct.ends.first?["pressed"] as? Int == 4)
      }

      @Test func `a file is served with its folder, and text is for people`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
          "jumpgate \(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let page = folder.appendingPathComponent("a page.html")
        try Data(
          """
          <meta name="apple-itunes-app" content="app-id=1">
          <script src=on.js></script>
          """.utf8
        ).write(to: page)
        try Data(
          "location='\(Self.store)7'; for (let i = 0; i < 3; i++) window.open('\(Self.store)8')"
            .utf8
        )
        .write(to: folder.appendingPathComponent("on.js"))
        let outcome = try AuditProgram("--fail-on", "block", page.path).finish()
        #expect(outcome.status == 1)
        let lines = outcome.output.split(separator: "\n").map(String.init)
        #expect(lines.first == "\(page.path): 4 jumps (4 block); 0 of 0 elements pressed")
        #expect(lines.contains { $0.contains("×3") && $0.contains("popup") })
        #expect(lines.contains("    apple-itunes-app: app-id=1"))
      }

      @Test func `an audit reaches no store, not even by a policy that only logs`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
          "jumpgate-report-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let page = folder.appendingPathComponent("page.html")
        let policy = folder.appendingPathComponent("policy.json")
        try Data(
          """
          <img src="http://far.example/seen">
          <a id=x href="https://apps.apple.com/app/id7">x</a>
          <script>setTimeout(() => location = x.href, 100)</script>
          """.utf8
        ).write(to: page)
        try Data(#"{"version": 1, "preset": "standard", "mode": "report"}"#.utf8).write(to: policy)
        let proxy = try ProxyWitness()
        let outcome = try AuditProgram(
          "--format", "jsonl", "--policy", policy.path, "--proxy", proxy.address, page.path
        ).finish()
        #expect(
          Set(outcome.jumps) == [
            "load block https://apps.apple.com/app/id7",
            "press block https://apps.apple.com/app/id7 #x",
          ])
        #expect(Set(proxy.log) == ["GET http://far.example/seen"])
      }

      @Test func `what can't be loaded, or not whole, is an error; all else is judged`() throws {
        let server = try PageServer.serving([
          "/": .init(
            "<iframe src='\(Self.store)1'></iframe><p><a href='\(Self.store)2'>x</a>"
              + "<img src=/never>"),
          "/never": .silence, "/good": .init("<iframe src='\(Self.store)3'></iframe>"),
        ])
        let pages = [
          server.address("/"), "nowhere.html", "http://127.0.0.1:59999/", "ftp://x/",
          server.address("/never"), server.address("/good"), "http://[", "http://127.0.0.1:9/",
          "news.example",
        ]
        let outcome = try AuditProgram(
          ["--format", "jsonl", "--jobs", "2", "--timeout", "3"] + pages
        ).finish()
        #expect(
          outcome.jumps == [
            "load block \(Self.store)1", "press block \(Self.store)2 body > p > a",
            "load block \(Self.store)3",
          ])
        #expect(outcome.ends.map { $0["page"] as? String } == pages)
        let slow = "the page did not finish loading within 3000 ms"
        let errors = outcome.ends.map { $0["error"] as? String }
        #expect(errors[0] == slow)
        #expect(errors[1] == "no such page: No such file or directory")
        #expect(errors[2]?.contains("Connection refused") == true)
        #expect(
          errors[3]
            == "no such page: No such file or directory, and an address must be http or https, not ftp"
        )
        #expect(errors[4] == slow)
        #expect(errors[5] == nil)
        #expect(
          errors[6]
            == "no such page: No such file or directory, and no address: a host in brackets that is "
            + "no IPv6 address (IPv6-invalid at byte 7)"
        )
        // A port that the engine refuses: nothing comes, and the engine says nothing of it.
        #expect(errors[7] == "nothing was loaded")
        #expect(
          errors[8]
            == "no such page: No such file or directory; did you mean https://news.example?")
        #expect(outcome.diagnostics.split(separator: "\n").count == 8)
        #expect(outcome.status == 2)
      }

      @Test func `a web process that crashes is an error, and nothing hangs`() throws {
        let server = try PageServer.serving(["/": .init("<img src=/never>"), "/never": .silence])
        let program = try AuditProgram("--format", "jsonl", server.address("/"))
        MainLoop.run(milliseconds: 10_000) { server.log.contains { $0.path == "/never" } }
        let engine = Descendants.of(program.process, named: "WebKitWebProces")
        #expect(!engine.isEmpty)
        for process in engine { kill(process, SIGKILL) }
        let outcome = try program.finish(milliseconds: 20_000)
        #expect(outcome.ends.first?["error"] as? String == "the web process crashed")
        #expect(outcome.status == 2)
      }

      @Test func `a helper that is killed is an error, and the next page is judged`() throws {
        let server = try PageServer.serving([
          "/": .init("<img src=/never>"), "/never": .silence,
          "/next": .init("<script>location='\(Self.store)1'</script>"),
        ])
        let program = try AuditProgram(
          "--format", "jsonl", server.address("/"), server.address("/next"))
        MainLoop.run(milliseconds: 10_000) { server.log.contains { $0.path == "/never" } }
        for process in Descendants.of(program.process, named: "jumpgate-webkit") {
          kill(process, SIGKILL)
        }
        let outcome = try program.finish()
        #expect(
          outcome.ends.first?["error"] as? String
            == "jumpgate-webkit ended unexpectedly (killed)")
        #expect(outcome.jumps == ["load block \(Self.store)1"])
        #expect(outcome.status == 2)
      }

      @Test func `without the helper program the audit says what to do`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
          "jumpgate-alone-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let missing = try AuditProgram(
          "x.html", environment: ["JUMPGATE_WEBKIT": folder.path + "/nothing"]
        ).finish()
        #expect(missing.status == 2)
        #expect(missing.diagnostics.contains("JUMPGATE_WEBKIT"))
        // Started through the loader, the program has another executable than its own, so that no
        // helper lies beside it.
        let alone = folder.appendingPathComponent("jumpgate")
        try FileManager.default.copyItem(
          at: AuditProgram.folderOfPrograms.appendingPathComponent("jumpgate"), to: alone)
        let child = Process()
        child.executableURL = alone
        child.arguments = ["audit", "x.html"]
        child.environment = ["PATH": "/nowhere"]
        let errors = Pipe()
        child.standardError = errors
        try child.run()
        let said = String(
          decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        child.waitUntilExit()
        #expect(child.terminationStatus == 2)
        #expect(said.contains("make build") && said.contains("libwebkitgtk-6.0-dev"))
      }
    }
  }

  /// The processes that a process started, and those they started.
  private enum Descendants {
    static func of(_ ancestor: Int32, named name: String) -> [Int32] {
      let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
      let processes = all.compactMap(Int32.init).compactMap(Entry.init)
      var family: Set<Int32> = [ancestor]
      while true {
        let more = processes.filter { family.contains($0.parent) }.map(\.process)
        guard !family.isSuperset(of: more) else { break }
        family.formUnion(more)
      }
      return processes.filter { family.contains($0.process) && $0.name == name }.map(\.process)
    }

    private struct Entry {
      let process: Int32
      let parent: Int32
      let name: String

      init?(_ process: Int32) {
        guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
          let open = text.firstIndex(of: "("), let close = text.lastIndex(of: ")")
        else { return nil }
        let rest = text[close...].split(separator: " ")
        guard rest.count > 2, let parent = Int32(rest[2]) else { return nil }
        self.process = process
        self.parent = parent
        name = String(text[text.index(after: open)..<close])
      }
    }
  }
#endif
