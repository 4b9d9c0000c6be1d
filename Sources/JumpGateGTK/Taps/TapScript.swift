#if GTK
  internal import JumpGate

  /// The script that watches for taps: in an isolated world of every frame, from document start.
  ///
  /// A page can neither see nor call it. It reports three things, each with the frame it runs in:
  /// `hello` (a document is there), `press`/`tap`/`drop`/`held`/`key` (see ``TapRecorder``), and `filled`
  /// (a blank document got content).
  ///
  /// * A press counts from the earliest trusted event, since an exit from `pointerdown` is decided
  ///   before `click` is dispatched.
  /// * `click` is not listened for: `label.click()` makes the engine dispatch a *trusted* click on
  ///   the label's control, with no user near it.
  /// * Mouse and touch events count only where no pointer event came before them, as from assistive
  ///   technology; otherwise they are echoes of the same press.
  /// * `document.open()` removes every listener of the document and its window; a mutation observer
  ///   survives it and puts them back. The engine may run the script once more for the same document
  ///   (seen on WebKitGTK 2.50.6), which must not make a second document of it; and the document
  ///   takes over the address of the one that opened it, so that what was blank is so no longer.
  enum TapScript {
    /// The name of the isolated world.
    static let world = "jumpgate"
    /// The name of the message handler in that world.
    ///
    /// Not to be guessed: the engine's signal names the handler, not its world, so a handler of the
    /// host app's with the same name in the page's world would let a page speak for this script.
    static let handler = "jumpgate" + String(UInt64.random(in: .min ... .max), radix: 36)

    static let source = """
      (() => {
        'use strict';
        const port = window.webkit && window.webkit.messageHandlers
          && window.webkit.messageHandlers.\(handler);
        if (!port) return;
        const before = globalThis.jumpgateTaps;
        if (before && before.document === document) { before.listen(); return; }
        const isBlankTop = window === window.top && location.protocol === 'about:';
        const words = crypto.getRandomValues(new Uint32Array(4));
        const me = Array.from(words, (word) => word.toString(16).padStart(8, '0')).join('');
        const bodyOf = Object.getOwnPropertyDescriptor(Document.prototype, 'body').get;
        const moveLimit = \(TapMatcher.slop), heldAfter = 50, echoTime = 1500;
        let press = null, presses = 0, lastPointer = -Infinity, lastTouch = -Infinity;

        function send(kind, event, number) {
          const now = performance.now();
          port.postMessage({
            kind, document: me, number: number || 0,
            isTop: window === window.top, href: location.href, origin: self.origin,
            age: event ? Math.max(0, now - event.timeStamp) : 0, sent: Date.now(),
          });
        }

        function begin(event, by) {
          if (press) { drop(event); return; }
          press = { x: event.screenX, y: event.screenY, by, number: ++presses };
          const number = press.number;
          send('press', event, number);
          setTimeout(() => send('held', null, number), heldAfter);
        }

        function moved(event) {
          return Math.hypot(event.screenX - press.x, event.screenY - press.y) >= moveLimit;
        }

        function drop(event) {
          if (!press) return;
          send('drop', event, press.number);
          press = null;
        }

        function end(event, by) {
          if (!press || press.by !== by) return;
          if (moved(event)) { drop(event); return; }
          const number = press.number;
          press = null;
          send('tap', event, number);
        }

        function isEcho(event) {
          return event.timeStamp - lastPointer < echoTime;
        }

        \(KeyTapScript.source)

        const first = (event) => event.touches && event.touches[0] || event.changedTouches
          && event.changedTouches[0];
        const at = (event, touch) => ({
          screenX: touch.screenX, screenY: touch.screenY, timeStamp: event.timeStamp });

        const listeners = {
          pointerdown(event) {
            // The mouse that the engine makes of a touch.
            if (event.pointerType === 'mouse' && event.timeStamp - lastTouch < echoTime) return;
            lastPointer = event.timeStamp;
            if (!event.isPrimary || event.button !== 0) { drop(event); return; }
            press = null;
            begin(event, 'pointer');
          },
          pointermove(event) { if (press && press.by === 'pointer' && moved(event)) drop(event); },
          pointerup(event) {
            lastPointer = event.timeStamp;
            if (event.isPrimary && event.button === 0) end(event, 'pointer');
          },
          pointercancel(event) { lastPointer = event.timeStamp; drop(event); },
          mousedown(event) {
            if (event.button === 0 && !isEcho(event) && event.timeStamp - lastTouch >= echoTime)
              begin(event, 'mouse');
          },
          mouseup(event) { if (event.button === 0) end(event, 'mouse'); },
          touchstart(event) {
            if (!isEcho(event)) lastTouch = event.timeStamp;
            if (event.touches.length !== 1) { drop(event); return; }
            if (!isEcho(event)) begin(at(event, first(event)), 'touch');
          },
          touchend(event) {
            if (press && press.by === 'touch') lastTouch = event.timeStamp;
            const touch = first(event);
            if (touch) end(at(event, touch), 'touch');
          },
          touchcancel: drop,
          dragstart: drop,
          keydown(event) { if (isKeyTap(event)) send('key', event, ++presses); },
          // What is shown again is not pressed any more.
          pagehide() { press = null; },
        };

        function listen() {
          for (const name of Object.keys(listeners))
            window.addEventListener(name, handle, { capture: true, passive: true });
          window.addEventListener('pageshow', again, { capture: true });
        }

        function handle(event) {
          if (event.isTrusted) listeners[event.type](event);
        }

        function again(event) {
          if (event.isTrusted && event.persisted) send('again');
        }

        let told = false;
        function look() {
          listen();
          if (told || !isBlankTop) return;
          const body = bodyOf.call(document);
          if (!body || !body.hasChildNodes()) return;
          told = true;
          send('filled');
        }

        globalThis.jumpgateTaps = { document, listen };
        listen();
        send('hello');
        new MutationObserver(look).observe(document, { childList: true });
        if (isBlankTop) {
          const observer = new MutationObserver(look);
          observer.observe(document, { childList: true, subtree: true });
        }
      })();
      """
  }
#endif
