#if GTK
  import JumpGateStage

  extension Carrier {
    private static let listed = "itms-apps://apps.apple.com/app/id1000000001"
    private static let other = "itms-apps://apps.apple.com/app/id1000000009"
    private static let page = "https://apps.apple.com/us/app/x/id1000000009"

    static let all: [Carrier] = tapped + untouched + windows + documents

    private static let tapped = [
      Carrier(
        name: "anchor to a listed app, tapped", pages: full("<a class=x href='\(listed)'>x</a>"),
        deed: .tap,
        history: [
          "allow [A]/ unknown ? (gate:host-load)",
          "allow [A]/ unknown ? (gate:response)",
          "open itms-apps://apps.apple.com/app/id1000000001 main [A] tap:live (preset:standard/listed-app)",
        ], opened: ["https://apps.apple.com/app/id1000000001"]),
      Carrier(
        name: "anchor to a listed app, entered", pages: full("<a class=x href='\(listed)'>x</a>"),
        deed: .enter,
        history: [
          "allow [A]/ unknown ? (gate:host-load)",
          "allow [A]/ unknown ? (gate:response)",
          "open itms-apps://apps.apple.com/app/id1000000001 main [A] tap:live (preset:standard/listed-app)",
        ], opened: ["https://apps.apple.com/app/id1000000001"]),
      Carrier(
        name: "anchor to another app, tapped", pages: full("<a class=x href='\(other)'>x</a>"),
        deed: .tap,
        history: [
          "allow [A]/ unknown ? (gate:host-load)",
          "allow [A]/ unknown ? (gate:response)",
          "block itms-apps://apps.apple.com/app/id1000000009 main [A] tap:live (preset:standard/app-store-product)",
        ]),
      Carrier(
        name: "anchor to a store's page, tapped", pages: full("<a class=x href='\(page)'>x</a>"),
        deed: .tap,
        history: [
          "allow [A]/ unknown ? (gate:host-load)",
          "allow [A]/ unknown ? (gate:response)",
          "block https://apps.apple.com/us/app/x/id1000000009 main [A] tap:live (preset:standard/app-store-product)",
        ]),
      Carrier(
        name: "button with a script, tapped",
        pages: full("<button class=x onclick=\"location.href='\(listed)'\">x</button>"),
        deed: .tap,
        history: [
          "allow [A]/ unknown ? (gate:host-load)",
          "allow [A]/ unknown ? (gate:response)",
          "open itms-apps://apps.apple.com/app/id1000000001 main [A] tap:live (preset:standard/listed-app)",
        ], opened: ["https://apps.apple.com/app/id1000000001"]),
      Carrier(
        name: "script on the press itself",
        pages: full("<div class=x onpointerdown=\"location.href='\(listed)'\">x</div>"),
        deed: .tap,
        history: [
          "allow [A]/ unknown ? (gate:host-load)",
          "allow [A]/ unknown ? (gate:response)",
          "open itms-apps://apps.apple.com/app/id1000000001 main [A] tap:live (preset:standard/listed-app)",
        ], opened: ["https://apps.apple.com/app/id1000000001"]),
      Carrier(
        name: "script half a second after a tap",
        pages: full(
          "<div class=x onclick=\"setTimeout(() => location.href='\(listed)', 500)\">x</div>"),
        deed: .tap,
        history: [
          "allow [A]/ unknown ? (gate:host-load)",
          "allow [A]/ unknown ? (gate:response)",
          "open itms-apps://apps.apple.com/app/id1000000001 main [A] tap:live (preset:standard/listed-app)",
        ], opened: ["https://apps.apple.com/app/id1000000001"]),
      Carrier(
        name: "telephone link, tapped", pages: full("<a class=x href='tel:123'>x</a>"),
        deed: .tap,
        history: [
          "allow [A]/ unknown ? (gate:host-load)",
          "allow [A]/ unknown ? (gate:response)",
          "open tel:123 main [A] tap:live (preset:standard/contact)",
        ], opened: ["tel:123"]),
      Carrier(
        name: "form, sent by a tap",
        pages: full("<form action='\(other)'><button class=x>x</button></form>"), deed: .tap,
        history: [
          "allow [A]/ unknown ? (gate:host-load)",
          "allow [A]/ unknown ? (gate:response)",
          "block itms-apps://apps.apple.com/app/id1000000009? main [A] tap:live (preset:standard/app-store-product)",
        ]),
      Carrier(
        name: "form by POST to a store's page, sent by a tap",
        pages: full("<form method=post action='\(page)'><button class=x>x</button></form>"),
        deed: .tap,
        history: [
          "allow [A]/ unknown ? (gate:host-load)",
          "allow [A]/ unknown ? (gate:response)",
          "block https://apps.apple.com/us/app/x/id1000000009 main [A] tap:live (preset:standard/app-store-product)",
        ]),
      Carrier(
        name: "frame's anchor to a listed app, tapped",
        pages: full("<iframe class=x src='[B]/frame'></iframe>").merging([
          "/frame": .init("<a style='position:fixed;inset:0' href='\(listed)'>x</a>")
        ]) { $1 }, deed: .tap,
        history: [
          "allow [A]/ unknown ? (gate:host-load)",
          "allow [A]/ unknown ? (gate:response)",
          "allow [B]/frame main [A] (preset:standard/web)",
          "allow [B]/frame main [A] (gate:response)",
          "open itms-apps://apps.apple.com/app/id1000000001 sub [B] tap:live (preset:standard/listed-app)",
        ], opened: ["https://apps.apple.com/app/id1000000001"]),
      Carrier(
        name: "frame's telephone link, tapped",
        pages: full("<iframe class=x src='[B]/frame'></iframe>").merging([
          "/frame": .init("<a style='position:fixed;inset:0' href='tel:123'>x</a>")
        ]) { $1 }, deed: .tap,
        history: [
          "allow [A]/ unknown ? (gate:host-load)",
          "allow [A]/ unknown ? (gate:response)",
          "allow [B]/frame main [A] (preset:standard/web)",
          "allow [B]/frame main [A] (gate:response)",
          "ask tel:123 sub [B] tap:live (preset:standard/contact)",
        ]),
    ]

    private static let untouched = [
      Carrier(
        name: "script while the page loads",
        pages: ["/": .init("<script>location.href = '\(listed)'</script>")],
        history: [
          "allow [A]/ unknown ? (gate:host-load)",
          "allow [A]/ unknown ? (gate:response)",
          "block itms-apps://apps.apple.com/app/id1000000001 main [A] (preset:standard/listed-app)",
        ]),
      Carrier(
        name: "scripted click on a real anchor",
        pages: ["/": .init("<a id=x href='\(listed)'>x</a><script>x.click()</script>")],
        history: [
          "allow [A]/ unknown ? (gate:host-load)",
          "allow [A]/ unknown ? (gate:response)",
          "block itms-apps://apps.apple.com/app/id1000000001 main [A] (preset:standard/listed-app)",
        ]),
      Carrier(
        name: "frame with a store's scheme",
        pages: ["/": .init("<iframe src='\(other)'></iframe>")],
        history: [
          "allow [A]/ unknown ? (gate:host-load)",
          "allow [A]/ unknown ? (gate:response)",
          "block itms-apps://apps.apple.com/app/id1000000009 main [A] (preset:standard/app-store-product)",
        ]),
      Carrier(
        name: "frame with a store's page", pages: ["/": .init("<iframe src='\(page)'></iframe>")],
        history: [
          "allow [A]/ unknown ? (gate:host-load)",
          "allow [A]/ unknown ? (gate:response)",
          "block https://apps.apple.com/us/app/x/id1000000009 main [A] (preset:standard/app-store-product)",
        ]),
      Carrier(
        name: "frame that moves the top",
        pages: [
          "/": .init("<iframe src='/frame'></iframe>"),
          "/frame": .init("<script>top.location.href = '\(other)'</script>"),
        ],
        history: [
          "allow [A]/ unknown ? (gate:host-load)",
          "allow [A]/ unknown ? (gate:response)",
          "allow [A]/frame main [A] (preset:standard/web)",
          "allow [A]/frame main [A] (gate:response)",
          "block itms-apps://apps.apple.com/app/id1000000009 unknown ? (preset:standard/app-store-product)",
        ]),
      Carrier(
        name: "meta refresh",
        pages: ["/": .init("<meta http-equiv=refresh content='0;url=\(other)'>")],
        history: [
          "allow [A]/ unknown ? (gate:host-load)",
          "allow [A]/ unknown ? (gate:response)",
          "block itms-apps://apps.apple.com/app/id1000000009 main [A] (preset:standard/app-store-product)",
        ]),
      Carrier(
        name: "Refresh header",
        pages: ["/": .init(headers: ["Refresh": "0;url=\(page)"], "<p>x</p>")],
        history: [
          "allow [A]/ unknown ? (gate:host-load)",
          "allow [A]/ unknown ? (gate:response)",
          "block https://apps.apple.com/us/app/x/id1000000009 main [A] (preset:standard/app-store-product)",
        ]),
      Carrier(
        name: "redirect to a store's scheme",
        pages: [
          "/": .init("<script>location.href = '/go'</script>"), "/go": .redirect(302, to: other),
        ],
        history: [
          "allow [A]/ unknown ? (gate:host-load)",
          "allow [A]/ unknown ? (gate:response)",
          "allow [A]/go main [A] (preset:standard/web)",
          "block itms-apps://apps.apple.com/app/id1000000009 main [A] redirected hops:1 (preset:standard/app-store-product)",
        ]),
      Carrier(
        name: "redirects to a store's page",
        pages: [
          "/": .init("<script>location.href = '/go'</script>"),
          "/go": .redirect(307, to: "[B]/on"), "/on": .redirect(301, to: page),
        ],
        history: [
          "allow [A]/ unknown ? (gate:host-load)",
          "allow [A]/ unknown ? (gate:response)",
          "allow [A]/go main [A] (preset:standard/web)",
          "allow [B]/on main [A] redirected hops:1 (preset:standard/web)",
          "block https://apps.apple.com/us/app/x/id1000000009 main [A] redirected hops:2 (preset:standard/app-store-product)",
        ]),
      Carrier(
        name: "redirect of the page itself", pages: ["/": .redirect(302, to: other)],
        history: [
          "allow [A]/ unknown ? (gate:host-load)",
          "block itms-apps://apps.apple.com/app/id1000000009 unknown ? redirected hops:1 (preset:standard/app-store-product)",
        ],
        address: ""),
      Carrier(
        name: "response that installs a profile",
        pages: [
          "/": .init("<script>location.href = '/profile'</script>"),
          "/profile": .init(type: "application/x-apple-aspen-config", "x"),
        ],
        history: [
          "allow [A]/ unknown ? (gate:host-load)",
          "allow [A]/ unknown ? (gate:response)",
          "allow [A]/profile main [A] (preset:standard/web)",
          "block [A]/profile main [A] (preset:standard/enterprise-install)",
        ]),
    ]

    private static let windows = [
      Carrier(
        name: "window.open to another app, by a tap",
        pages: full("<div class=x onclick=\"window.open('\(other)')\">x</div>"), deed: .tap,
        history: [
          "allow [A]/ unknown ? (gate:host-load)",
          "allow [A]/ unknown ? (gate:response)",
          "block itms-apps://apps.apple.com/app/id1000000009 main [A] tap:live popup (preset:standard/app-store-product)",
        ]),
      Carrier(
        name: "blank window moved to a listed app, by a tap",
        pages: full(
          "<div class=x onclick=\"const w = window.open(''); w.location = '\(listed)'\">x</div>"),
        deed: .tap,
        history: [
          "allow [A]/ unknown ? (gate:host-load)",
          "allow [A]/ unknown ? (gate:response)",
          "allow about:blank main [A] tap:live popup (preset:standard/web)",
          "open itms-apps://apps.apple.com/app/id1000000001 main [A] tap:live popup (preset:standard/listed-app)",
        ], opened: ["https://apps.apple.com/app/id1000000001"]),
      Carrier(
        name: "anchor for a new window, tapped",
        pages: full("<a class=x target=_blank href='\(listed)'>x</a>"), deed: .tap,
        history: [
          "allow [A]/ unknown ? (gate:host-load)",
          "allow [A]/ unknown ? (gate:response)",
          "open itms-apps://apps.apple.com/app/id1000000001 main [A] tap:live popup (preset:standard/listed-app)",
        ], opened: ["https://apps.apple.com/app/id1000000001"]),
      Carrier(
        name: "anchor for a new window that is redirected to a store's page, tapped",
        pages: full("<a class=x target=_blank href='/go'>x</a>").merging([
          "/go": .redirect(302, to: page)
        ]) { $1 }, deed: .tap,
        history: [
          "allow [A]/ unknown ? (gate:host-load)",
          "allow [A]/ unknown ? (gate:response)",
          "allow [A]/go main [A] tap:live popup (preset:standard/web)",
          "allow [A]/go main [A] tap:live popup (preset:standard/web)",
          "block https://apps.apple.com/us/app/x/id1000000009 main [A] tap:live popup redirected hops:1 (preset:standard/app-store-product)",
        ]),
    ]

    private static let cover = "style='position:fixed;inset:0'"

    private static let documents = [
      Carrier(
        name: "javascript address, tapped",
        pages: full("<a class=x href=\"javascript:location='\(listed)'\">x</a>"), deed: .tap,
        history: [
          "allow [A]/ unknown ? (gate:host-load)",
          "allow [A]/ unknown ? (gate:response)",
          "open itms-apps://apps.apple.com/app/id1000000001 main [A] tap:live (preset:standard/listed-app)",
        ], opened: ["https://apps.apple.com/app/id1000000001"]),
      Carrier(
        name: "javascript address in a frame",
        pages: ["/": .init("<iframe src=\"javascript:parent.location='\(other)'\"></iframe>")],
        history: [
          "allow [A]/ unknown ? (gate:host-load)",
          "allow [A]/ unknown ? (gate:response)",
          "block itms-apps://apps.apple.com/app/id1000000009 unknown ? (preset:standard/app-store-product)",
        ]),
      Carrier(
        name: "anchor in a data document, tapped",
        pages: full(
          "<iframe class=x src=\"data:text/html,<a \(cover) href=tel:1>x</a>\"></iframe>"),
        deed: .tap,
        history: [
          "allow [A]/ unknown ? (gate:host-load)",
          "allow [A]/ unknown ? (gate:response)",
          "allow data:text/html,<a style='position:fixed;inset:0' href=tel:1>x</a> main [A] (preset:standard/web)",
          "allow data:text/html,<a style='position:fixed;inset:0' href=tel:1>x</a> main [A] (gate:response)",
          "ask tel:1 sub null tap:live (preset:standard/contact)",
        ]),
      Carrier(
        name: "anchor in a srcdoc, tapped",
        pages: full("<iframe class=x srcdoc=\"<a \(cover) href=tel:1>x</a>\"></iframe>"),
        deed: .tap,
        history: [
          "allow [A]/ unknown ? (gate:host-load)",
          "allow [A]/ unknown ? (gate:response)",
          "allow about:srcdoc main [A] (preset:standard/web)",
          "ask tel:1 sub [A] tap:live (preset:standard/contact)",
        ]),
      Carrier(
        name: "anchor in a sandboxed frame, tapped",
        pages: full(
          "<iframe class=x sandbox=allow-scripts srcdoc=\"<a \(cover) href='\(listed)'>x</a>\"></iframe>"
        ), deed: .tap,
        history: [
          "allow [A]/ unknown ? (gate:host-load)",
          "allow [A]/ unknown ? (gate:response)",
          "allow about:srcdoc main [A] (preset:standard/web)",
          "open itms-apps://apps.apple.com/app/id1000000001 sub null tap:live (preset:standard/listed-app)",
        ], opened: ["https://apps.apple.com/app/id1000000001"]),
      Carrier(
        name: "anchor in a frame without scripts, tapped",
        pages: full(
          "<iframe class=x sandbox srcdoc=\"<a \(cover) href='\(listed)'>x</a>\"></iframe>"),
        deed: .tap,
        history: [
          "allow [A]/ unknown ? (gate:host-load)",
          "allow [A]/ unknown ? (gate:response)",
          "allow about:srcdoc main [A] (preset:standard/web)",
          "block itms-apps://apps.apple.com/app/id1000000001 unknown ? (preset:standard/listed-app)",
        ]),
      Carrier(
        name: "script in a sandboxed frame",
        pages: [
          "/": .init("<iframe sandbox=allow-scripts src=/frame></iframe>"),
          "/frame": .init("<script>location.href = '\(other)'</script>"),
        ],
        history: [
          "allow [A]/ unknown ? (gate:host-load)",
          "allow [A]/ unknown ? (gate:response)",
          "allow [A]/frame main [A] (preset:standard/web)",
          "allow [A]/frame main [A] (gate:response)",
          "block itms-apps://apps.apple.com/app/id1000000009 unknown ? (preset:standard/app-store-product)",
        ]),
      Carrier(
        name: "script in a blob document",
        pages: [
          "/": .init(
            """
            <p><script>
              const text = "<script>location.href = '\(other)'<\\/script>";
              const frame = document.createElement('iframe');
              frame.src = URL.createObjectURL(new Blob([text], { type: 'text/html' }));
              document.body.append(frame);
            </script>
            """)
        ],
        history: [
          "allow [A]/ unknown ? (gate:host-load)",
          "allow [A]/ unknown ? (gate:response)",
          "allow blob:[A]/[uuid] main [A] (preset:standard/web)",
          "allow blob:[A]/[uuid] main [A] (gate:response)",
          "block itms-apps://apps.apple.com/app/id1000000009 unknown ? (preset:standard/app-store-product)",
        ]),
      Carrier(
        name: "document written into a blank window, by a tap",
        pages: full(
          """
          <div class=x onclick="const w = window.open('');
            w.document.write('<p>x<script>location = &quot;\(other)&quot;<\\/script>')">x</div>
          """), deed: .tap,
        history: [
          "allow [A]/ unknown ? (gate:host-load)",
          "allow [A]/ unknown ? (gate:response)",
          "allow about:blank main [A] tap:live popup (preset:standard/web)",
          "block itms-apps://apps.apple.com/app/id1000000009 main [A] tap:live popup (preset:standard/app-store-product)",
        ]),
      Carrier(
        name: "service worker that moves its client",
        pages: [
          "/": .init(
            """
            <script>
              navigator.serviceWorker.register('/worker.js').then(() =>
                navigator.serviceWorker.ready).then((worker) => worker.active.postMessage(1));
            </script>
            """),
          "/worker.js": .init(
            type: "text/javascript",
            """
            oninstall = () => skipWaiting();
            onactivate = (event) => event.waitUntil(clients.claim());
            onmessage = async () => {
              for (const client of await clients.matchAll({ includeUncontrolled: true }))
                client.navigate('\(other)').catch(() => {});
            };
            """),
        ],
        history: [
          "allow [A]/ unknown ? (gate:host-load)",
          "allow [A]/ unknown ? (gate:response)",
          "block itms-apps://apps.apple.com/app/id1000000009 main [A] (preset:standard/app-store-product)",
        ]),
      Carrier(
        name: "frame appended while the page is left",
        pages: [
          "/": .init(
            """
            <p><script>
              onpagehide = () => {
                const frame = document.createElement('iframe');
                frame.src = '\(other)';
                document.body.append(frame);
              };
              setTimeout(() => location = '/next', 50);
            </script>
            """), "/next": .init("next"),
        ],
        history: [
          "allow [A]/ unknown ? (gate:host-load)",
          "allow [A]/ unknown ? (gate:response)",
          "allow [A]/next main [A] (preset:standard/web)",
          "allow [A]/next main [A] (gate:response)",
          "block itms-apps://apps.apple.com/app/id1000000009 unknown ? (preset:standard/app-store-product)",
        ], address: "[A]/next"),
      Carrier(
        name: "page that comes back from the history",
        pages: [
          "/": .init(
            """
            <script>
              onpageshow = (event) => { if (event.persisted) location = '\(other)' };
              setTimeout(() => location = '/next', 50);
            </script>
            """), "/next": .init("<script>setTimeout(() => history.back(), 200)</script>"),
        ],
        history: [
          "allow [A]/ unknown ? (gate:host-load)",
          "allow [A]/ unknown ? (gate:response)",
          "allow [A]/next main [A] (preset:standard/web)",
          "allow [A]/next main [A] (gate:response)",
          "allow [A]/ main [A] (preset:standard/web)",
          "block itms-apps://apps.apple.com/app/id1000000009 unknown ? (preset:standard/app-store-product)",
        ]),
      Carrier(
        name: "pushState before a jump",
        pages: [
          "/": .init(
            "<script>history.pushState(1, '', '/else'); setTimeout(() => location='\(other)')</script>"
          )
        ],
        history: [
          "allow [A]/ unknown ? (gate:host-load)",
          "allow [A]/ unknown ? (gate:response)",
          "block itms-apps://apps.apple.com/app/id1000000009 main [A] (preset:standard/app-store-product)",
        ], address: "[A]/else"),
      Carrier(
        name: "fragment, tapped", pages: full("<a class=x href='#there'>x</a>"), deed: .tap,
        history: [
          "allow [A]/ unknown ? (gate:host-load)",
          "allow [A]/ unknown ? (gate:response)",
          "allow [A]/#there main [A] tap:live (preset:standard/web)",
        ], address: "[A]/#there"),
      Carrier(
        name: "download that is redirected to a store's scheme, tapped",
        pages: full("<a class=x download href=/go>x</a>").merging(["/go": .redirect(302, to: other)]
        ) {
          $1
        }, deed: .tap,
        history: [
          "allow [A]/ unknown ? (gate:host-load)",
          "allow [A]/ unknown ? (gate:response)",
          "allow [A]/go main [A] tap:live (preset:standard/web)",
          "block itms-apps://apps.apple.com/app/id1000000009 unknown ? tap:unknown (preset:standard/app-store-product)",
        ]),
      Carrier(
        name: "marketplace, tapped",
        pages: full("<a class=x href='marketplace-kit://install?x=1'>x</a>"), deed: .tap,
        history: [
          "allow [A]/ unknown ? (gate:host-load)",
          "allow [A]/ unknown ? (gate:response)",
          "block marketplace-kit://install?x=1 main [A] tap:live (preset:standard/marketplace)",
        ]),
    ]
  }
#endif
