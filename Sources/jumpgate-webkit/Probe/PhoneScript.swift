#if GTK
  /// The script that makes the engine look like a phone's: in the page's own world, from document
  /// start.
  ///
  /// This engine has no touch screen, and a page made for phones may listen to touches alone. Each
  /// real press is told to such listeners as a touch as well, from within the engine's own dispatch
  /// of the press, so that what they do is done on that press.
  enum PhoneScript {
    static let source = """
      (() => {
        'use strict';
        const get = (object, name, value) =>
          Object.defineProperty(object, name, { get: () => value, configurable: true });
        get(Navigator.prototype, 'maxTouchPoints', 5);
        get(Navigator.prototype, 'platform', 'iPhone');
        const names = ['touchstart', 'touchend', 'touchmove', 'touchcancel'];
        for (const name of names)
          for (const proto of [Window.prototype, Document.prototype, HTMLElement.prototype])
            if (!('on' + name in proto))
              Object.defineProperty(proto, 'on' + name,
                { value: null, writable: true, configurable: true, enumerable: true });

        function touch(name, press) {
          const target = press.composedPath()[0];
          const { clientX, clientY, pageX, pageY, screenX, screenY } = press;
          const one = { identifier: 1, target, clientX, clientY, pageX, pageY, screenX, screenY,
            radiusX: 10, radiusY: 10, rotationAngle: 0, force: 1 };
          const event = new UIEvent(name,
            { bubbles: true, cancelable: true, composed: true, view: window });
          const lists = { touches: name === 'touchend' ? [] : [one], changedTouches: [one],
            targetTouches: name === 'touchend' ? [] : [one] };
          for (const [list, items] of Object.entries(lists)) {
            items.item = (index) => items[index];
            get(event, list, items);
          }
          // The engine knows no such handlers; their attributes and properties are called here.
          const path = press.composedPath();
          for (const node of path) {
            const handler = own(node, 'on' + name);
            if (handler) node.addEventListener(name, handler, { once: true });
          }
          target.dispatchEvent(event);
        }
        function own(node, name) {
          try {
            if (typeof node[name] === 'function') return node[name];
            const text = node.getAttribute && node.getAttribute(name);
            return text ? new Function('event', text) : null;
          } catch { return null; }
        }
        // On the document, so that whatever watches the window for real presses comes first.
        const tell = (kind, name) => document.addEventListener(kind, (event) => {
          if (event.isTrusted && event.button === 0) touch(name, event);
        }, true);
        tell('pointerdown', 'touchstart');
        tell('pointerup', 'touchend');
      })();
      """
  }
#endif
