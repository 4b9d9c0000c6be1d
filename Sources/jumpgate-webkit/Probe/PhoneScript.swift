#if GTK
  /// The script that makes the engine look like a phone's: in the page's own world, from document
  /// start.
  ///
  /// This engine has no touch screen, and a page made for phones may listen to touches alone. Each
  /// real press is told to such listeners as a touch as well, from within the engine's own dispatch
  /// of the press, so that what they do is done on that press.
  ///
  /// It listens on the window, where nothing of the page's comes before it; what watches for real
  /// presses must have been put in before. As in ``ListenerHook``, nothing that the page can replace
  /// is used later.
  enum PhoneScript {
    static let source = """
      (() => {
        'use strict';
        const { apply, defineProperty: define, getOwnPropertyDescriptor: describe } = Reflect;
        const constant = (object, name, value) =>
          define(object, name, { __proto__: null, get: () => value, configurable: true });
        constant(Navigator.prototype, 'maxTouchPoints', 5);
        constant(Navigator.prototype, 'platform', 'iPhone');
        const names = ['touchstart', 'touchend', 'touchmove', 'touchcancel'];
        for (const name of names)
          for (const proto of [Window.prototype, Document.prototype, HTMLElement.prototype])
            if (!('on' + name in proto))
              define(proto, 'on' + name,
                { value: null, writable: true, configurable: true, enumerable: true });

        const Made = UIEvent, Code = Function, here = window;
        const add = EventTarget.prototype.addEventListener;
        const dispatch = EventTarget.prototype.dispatchEvent;
        const written = Element.prototype.getAttribute;
        const path = Event.prototype.composedPath;
        const button = describe(MouseEvent.prototype, 'button').get;
        const places = ['clientX', 'clientY', 'pageX', 'pageY', 'screenX', 'screenY'].map((name) =>
          [name, (describe(MouseEvent.prototype, name) ?? describe(UIEvent.prototype, name)).get]);

        function touch(name, press) {
          const nodes = apply(path, press, []), target = nodes[0];
          const one = { identifier: 1, target, radiusX: 10, radiusY: 10, rotationAngle: 0, force: 1 };
          for (let at = 0; at < places.length; at += 1)
            define(one, places[at][0], { __proto__: null, value: apply(places[at][1], press, []),
              enumerable: true });
          const event = new Made(name,
            { __proto__: null, bubbles: true, cancelable: true, composed: true, view: here });
          const all = list([one]), none = list([]), isEnd = name === 'touchend';
          constant(event, 'touches', isEnd ? none : all);
          constant(event, 'targetTouches', isEnd ? none : all);
          constant(event, 'changedTouches', all);
          // The engine knows no such handlers; their attributes and properties are called here.
          for (let at = 0; at < nodes.length; at += 1) {
            const handler = own(nodes[at], 'on' + name);
            if (handler) apply(add, nodes[at], [name, handler, { __proto__: null, once: true }]);
          }
          apply(dispatch, target, [event]);
        }
        function list(items) {
          define(items, 'item', { __proto__: null, value: (index) => items[index] });
          return items;
        }
        function own(node, name) {
          try {
            if (typeof node[name] === 'function') return node[name];
            const text = apply(written, node, [name]);
            return text ? new Code('event', text) : null;
          } catch { return null; }
        }
        const tell = (kind, name) => apply(add, here, [kind, (event) => {
          if (event.isTrusted && apply(button, event, []) === 0) touch(name, event);
        }, true]);
        tell('pointerdown', 'touchstart');
        tell('pointerup', 'touchend');
      })();
      """
  }
#endif
