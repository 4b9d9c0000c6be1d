#if GTK
  import Foundation
  import JumpGateStage
  import Testing

  extension EngineTests {
    /// What a page may do so that an audit does not see what a person can press.
    @MainActor @Suite(.serialized)
    struct AuditEvasions {
      private static let store = AuditPages.store

      /// The jumps and the end of each page, all audited by one run.
      private func audit(_ pages: KeyValuePairs<String, String>, presses: Int = 100) throws -> [(
        jumps: [String], error: String?, misses: [String]
      )] {
        let server = try PageServer.serving(
          Dictionary(
            uniqueKeysWithValues: pages.map { ("/" + $0.key, PageServer.Answer($0.value)) }))
        let words = ["--format", "jsonl", "--jobs", "3", "--fail-on", "block"]
        let outcome = try AuditProgram(
          words + ["--presses", "\(presses)"] + pages.map { server.address("/" + $0.key) }
        ).finish(milliseconds: 180_000)
        #expect(outcome.status == 1)
        return outcome.pages.map { rows in
          let end = rows.last ?? [:]
          return (
            AuditProgram.jumps(rows).filter { $0.starts(with: "press") || $0.starts(with: "load") },
            end["error"] as? String, end["misses"] as? [String] ?? []
          )
        }
      }

      private func press(_ selectors: (Int, String)...) -> [String] {
        selectors.map { "press block \(Self.store)\($0.0) \($0.1)" }
      }

      @Test func `what is hit is pressed, whatever it looks like to scripts`() throws {
        let found = try audit([
          // Boxes of no size, of what is in an element or made of it; passed by, but not inside.
          "boxes": """
          <a id=a href='\(Self.store)1'><img style='float:left;width:99px;height:50px' src=data:,></a>
          <a id=b href='\(Self.store)2'><i style='position:absolute;top:90px;left:0'>absolute</i></a>
          <a id=c href='\(Self.store)3' style=display:contents><p style=margin-top:120px>child</p></a>
          <a id=d href='\(Self.store)4' style=display:contents>text</a>
          <style>#e::after{content:'';position:absolute;inset:0}</style>
          <p style=position:relative;height:30px>card<a id=e href='\(Self.store)5'></a></p>
          <a id=f href='\(Self.store)6' style=pointer-events:none><i style=pointer-events:auto>f</i></a>
          <a id=g href='\(Self.store)7' style=visibility:hidden><i style=visibility:visible>g</i></a>
          <p><input type=checkbox id=box style=display:none><label id=h for=box>label</label>
          <script>
            box.onchange = () => location = '\(Self.store)8';
            setTimeout(() => document.body.insertAdjacentHTML('beforeend',
              "<a id=i href='\(Self.store)9'>late</a>"), 1200);
          </script>
          <!-- Nobody can press these: shown nowhere, cut to nothing, beyond the page. -->
          <a href='\(Self.store)90' style=display:none>x</a><a href='\(Self.store)91' hidden>x</a>
          <nav style=height:0;overflow:hidden><a href='\(Self.store)92'>x</a></nav>
          <nav style='position:fixed;transform:translateX(-100vw)'><a href='\(Self.store)93'>x</a></nav>
          <a href='\(Self.store)94' style=position:absolute;left:-9999px>x</a>
          <a href='\(Self.store)95' style='position:absolute;clip:rect(0,0,0,0)'>x</a>
          <!-- All that can be hit of it is pressed on its own, and is its press too. -->
          <div id=around onclick=1><a href='#' style='display:block'>inner</a></div>
          """,
          // Names that take the place of the document's and a form's own.
          "names": """
          <img name=elementFromPoint><img name=querySelectorAll><img name=body><img name=images>
          <img name=documentElement><img name=dispatchEvent><img name=readyState>
          <form id=f onclick="location='\(Self.store)1'" style=height:50px>form
          <input type=hidden name=disabled><input type=hidden name=id><input type=hidden name=matches>
          <input type=hidden name=children><input type=hidden name=getClientRects>
          <input type=hidden name=shadowRoot><input type=hidden name=attributes></form>
          <a id=a href='\(Self.store)2'>link</a>
          """,
          // What was as usual until the audit asks.
          "worlds": """
          <style>div{height:40px}</style>
          <script>
            Set.prototype.has = WeakSet.prototype.has = () => false;
            Set.prototype[Symbol.iterator] = Array.prototype[Symbol.iterator] = () => ({ next() {} });
            for (const name of ['bubbles', 'get', 'value', 'once'])
              Object.defineProperty(Object.prototype, name, { get() { throw 1 } });
            Document.prototype.querySelectorAll = () => [];
            Element.prototype.attachShadow = window.UIEvent = Reflect.apply = null;
            Object.defineProperty(HTMLElement.prototype, 'onclick', { get: () => null,
              set: Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'onclick').set });
            for (const name of ['pointerdown', 'pointerup'])
              addEventListener.call(window, name, (event) => event.stopPropagation(), true);
          </script>
          <div id=a>a</div><div id=b>b</div><div id=c>c</div><div id=d>d</div>
          <script>
            a.addEventListener('click', () => location = '\(Self.store)1');
            b.onclick = () => location = '\(Self.store)2';
            c.addEventListener('touchend', () => location = '\(Self.store)3');
            const other = document.body.appendChild(document.createElement('iframe'));
            other.contentWindow.EventTarget.prototype.addEventListener.call(
              d, 'click', () => location = '\(Self.store)4');
            other.remove();
          </script>
          """,
        ])
        #expect(
          found[0].jumps
            == press(
              (1, "#a"), (2, "#b"), (3, "#c"), (4, "#d"), (5, "#e"), (6, "#f"), (7, "#g"),
              (8, "#h"),
              (9, "#i")
            ))
        #expect(found[1].jumps == press((1, "#f"), (2, "#a")))
        #expect(
          found[2].jumps.filter { !$0.hasSuffix(" body") }
            == press((1, "#a"), (2, "#b"), (3, "#c"), (4, "#d")))
        #expect(found.map(\.error) == [nil, nil, nil])
        #expect(found.map(\.misses) == [[], [], []])
      }

      @Test func `what only something around it listens for is pressed, and fields are changed`()
        throws
      {
        let listed = (0..<14).map { "<li id=i\($0)>item</li>" }.joined()
        let found = try audit([
          "document": """
          <style>*{cursor:pointer}</style>
          <a href=# id=a>More</a><br><a href=# id=b>More</a><div id=c>plain</div>
          <script>
            const targets = { b: 1, c: 2 };
            document.onclick = ({ target }) => {
              if (target.id in targets) location = '\(Self.store)' + targets[target.id];
            };
          </script>
          """,
          "list": """
          <ul id=list>\(listed)</ul>
          <script>
            list.addEventListener('click', ({ target }) => {
              if (target.id === 'i13') location = '\(Self.store)1';
            });
          </script>
          """,
          "window":
            "<p>text</p><script>window.onclick = () => location = '\(Self.store)1'</script>",
          "selection": """
          <p id=p>text</p>
          <script>
            document.addEventListener('selectstart', () => location = '\(Self.store)1');
          </script>
          """,
          "fields": """
          <input id=a><input type=range id=b>
          <select id=c onchange='location = value'><option>Choose<option value='\(Self.store)3'>Store
            <option value='\(Self.store)4'>Other</select>
          <p id=d tabindex=-1>text</p>
          <script>
            a.onfocus = () => location = '\(Self.store)1';
            b.oninput = () => location = '\(Self.store)2';
            d.addEventListener('focusin', () => location = '\(Self.store)5');
          </script>
          """,
        ])
        #expect(Set(found[0].jumps) == Set(press((1, "#b"), (2, "#c"))))
        #expect(found[1].jumps == press((1, "#i13")))
        #expect(Set(found[2].jumps) == Set(press((1, "body"), (1, "body > p"))))
        #expect(Set(found[3].jumps) == Set(press((1, "body"), (1, "#p"))))
        #expect(
          Set(found[4].jumps)
            == Set(press((1, "#a"), (2, "#b"), (3, "#c"), (4, "#c"), (5, "#d"))))
        #expect(found.map(\.error) == [nil, nil, nil, nil, nil])
      }

      @Test func `what was not judged is an error, and is named`() throws {
        let found = try audit(
          [
            "many": """
            \((0..<8).map { _ in "<button>x</button>" }.joined())<a href='\(Self.store)1'>link</a>
            """,
            "leaves": "<p>a</p><p>b</p><p>c</p><p>d</p><script>onclick = () => 1</script>",
            "hung": """
            <a id=a href='\(Self.store)1'>link</a>
            <script>addEventListener('pointermove', () => { for (;;); })</script>
            """,
            "closed": """
            <div id=host><template shadowrootmode=closed><a href='\(Self.store)1'>link</a></template></div>
            """,
            "cut": "<script>location = '\(Self.store)1'</script><a href='\(Self.store)2'>x</a>",
            "covered": """
            <a id=a href='\(Self.store)1'>x</a>
            <div style='position:fixed;inset:0'></div><p onclick="location='\(Self.store)2'"
              style='position:fixed;inset:50%'>x</p>
            """,
            "chosen": """
            <input id=a type=date onchange=1><button onclick="location='\(Self.store)1'">x</button>
            """,
          ], presses: 8)
        #expect(found[0].misses == ["1 more: beyond the limit of 8 presses"])
        #expect(found[1].misses == ["2 more: beyond the limit of 8 presses"])
        #expect(found[2].misses.first == "#a: the page hung once it was pressed")
        #expect(
          found[3].misses
            == ["#host: its shadow tree is closed, and was pressed in two places only"])
        #expect(found[3].jumps == press((1, "#host")))
        #expect(found[4].error == "a jump of its own stopped it before it was loaded to its end")
        #expect(found[5].misses == ["#a: it is covered or out of reach"])
        #expect(found[6].misses == ["#a: nothing was chosen in it"])
        for index in [0, 1, 2, 3, 5, 6] {
          #expect(found[index].error == "not everything that can be pressed was judged")
        }
      }
    }
  }
#endif
