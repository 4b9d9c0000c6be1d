#if canImport(WebKit)
  internal import JumpGate

  /// The script that says in which frame a press was seen: in an isolated world of every frame, from
  /// document start, so that its listeners are the first.
  ///
  /// A page can neither see nor call it, and its own events are not trusted. What was pressed and how
  /// far it moved is for the app's own eyes (``TouchRecorder``), not for the script.
  ///
  /// * The earliest event counts, since an exit from `pointerdown` is decided before `click` comes.
  /// * `click` is not listened for: `label.click()` makes the engine dispatch a *trusted* click on
  ///   the label's control, with no user near it.
  /// * A press that stays down is told of once more, from the page's own queue: what the page does on
  ///   the press itself comes before.
  /// * `document.open()` removes every listener; a mutation observer survives it and puts them back.
  ///   The engine may run the script once more for the same document (seen on WebKitGTK 2.50.6),
  ///   which must not make a second document of it, nor two of each event.
  /// * With a press comes the document's own address, which the engine's word on the frame may lack: a
  ///   document that its parent writes has the parent's address, and its loader is still at
  ///   `about:blank`. It is read by the prototype's getter, since `<img name=URL>` takes
  ///   `document.URL`; the origin is always the engine's word.
  /// * All listeners are passive: scrolling never waits for them.
  enum TapScript {
    /// The name of the isolated world, and of the message handler in it.
    static let name = "jumpgate"

    /// The words with which its messages begin.
    enum Word: String {
      /// A finger, pointer or mouse went down; the document's address follows.
      case pointer
      /// Enter or Space went down on a focused element; the document's address follows.
      case key
      /// See ``Message``.
      case held, hello
    }

    static let source = """
      (() => {
        'use strict';
        const handlers = window.webkit && window.webkit.messageHandlers;
        const port = handlers && handlers.\(name);
        if (!port) return;
        const before = globalThis.jumpgateTaps;
        if (before && before.document === document) { before.listen(); return; }
        const heldAfter = 50;
        const address = Object.getOwnPropertyDescriptor(Document.prototype, 'URL').get;
        let holding = 0;

        function down(word) {
          port.postMessage(word + ' ' + address.call(document));
          clearTimeout(holding);
          holding = setTimeout(() => port.postMessage('\(Word.held.rawValue)'), heldAfter);
        }

        \(KeyTapScript.source)

        function handle(event) {
          if (!event.isTrusted) return;
          if (event.type === 'keydown') {
            if (isKeyTap(event)) down('\(Word.key.rawValue)');
          } else if (event.type === 'pageshow') {
            if (event.persisted) port.postMessage('\(Word.hello.rawValue)');
          } else if (!event.button) {
            down('\(Word.pointer.rawValue)');
          }
        }

        function listen() {
          for (const name of ['pointerdown', 'touchstart', 'mousedown', 'keydown', 'pageshow'])
            window.addEventListener(name, handle, { capture: true, passive: true });
        }

        globalThis.jumpgateTaps = { document, listen };
        listen();
        new MutationObserver(listen).observe(document, { childList: true });
        port.postMessage('\(Word.hello.rawValue)');
      })();
      """
  }
#endif
