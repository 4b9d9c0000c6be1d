#if GTK
  /// The script that tells the audit what a frame offers to press, and where.
  ///
  /// It runs in every frame, in an isolated world of its own. It asks for orders by a message with
  /// a reply: an evaluation from outside would give the page a user gesture.
  enum ProbeScript {
    static let world = "jumpgate-probe"
    static let handler = "jumpgateProbe"

    static let source = """
      (() => {
        'use strict';
        const port = window.webkit.messageHandlers.\(handler);
        const collect = '\(ListenerHook.collect)';
        const marks = { \(marks) };
        const marked = { press: new WeakSet(), change: new WeakSet() };
        const deepest = (event) => event.composedPath()[0];
        const note = (event) => {
          marked[marks[event.type]].add(deepest(event));
          event.stopImmediatePropagation();
        };
        let wasLoaded = false;
        let wasPressed = false;
        const pressed = (event) => { wasPressed ||= event.isTrusted; };
        const loaded = (event) => { wasLoaded ||= event.isTrusted && event.target === document; };

        \(geometry)
        \(spots)
        \(names)
        \(inventory)
        \(listing)
        \(orders)

        // Half a surrogate pair, as a page's text may hold or a cut leave, is no JSON.
        const json = (value) => JSON.stringify(value, (_, part) =>
          typeof part === 'string' ? part.toWellFormed() : part);

        // Tells this document from others that stand, or stood, in the same frame.
        const doc = crypto.getRandomValues(new BigUint64Array(2)).join('-');
        const say = (report) => port.postMessage(json({ doc, ...report, ...place() }));

        async function serve(kind) {
          let report = { kind };
          for (;;) {
            let order;
            try { order = JSON.parse(await say(report)); } catch { return; }
            try {
              report = { kind: order.do, id: order.id, ...await obey(order) };
            } catch (error) {
              report = { kind: order.do, id: order.id, error: String(error) };
            }
          }
        }
        const gone = () => { say({ kind: 'gone' }).catch(() => {}); };
        // Back from the cache of pages.
        const shown = (event) => { if (event.persisted) serve('back'); };
        function listen() {
          for (const mark of Object.keys(marks)) window.addEventListener(mark, note, true);
          window.addEventListener('load', loaded, true);
          for (const end of ['pointerup', 'pointercancel'])
            window.addEventListener(end, pressed, true);
          window.addEventListener('pagehide', gone);
          window.addEventListener('pageshow', shown);
        }
        listen();
        // `document.open()` takes all listeners away, and what stands in the document with them.
        new MutationObserver(listen).observe(document, { childList: true });
        serve('ready');
      })();
      """

    private static var marks: String {
      ListenerHook.Kind.allCases.map { "'\($0.mark)': '\($0.rawValue)'" }.joined(separator: ", ")
    }
  }
#endif
