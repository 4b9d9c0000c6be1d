#if GTK
  /// The script that finds what listens to presses: in the page's own world, from document start.
  ///
  /// Listeners can't be asked for from outside, so `addEventListener` is wrapped in a proxy, which
  /// prints and behaves as the original. On the order of the probe (an event of a name that is not
  /// to be guessed) it tells which elements listen, by an event on each. So it does for the hosts of
  /// closed shadow trees.
  enum ListenerHook {
    static let collect = name()
    static let mark = name()

    static let source = """
      (() => {
        'use strict';
        const kinds = new Set(['click', 'mousedown', 'mouseup', 'pointerdown', 'pointerup',
          'touchstart', 'touchend', 'auxclick', 'dblclick']);
        const properties = [...kinds].map((kind) => 'on' + kind);
        const proto = EventTarget.prototype, add = proto.addEventListener;
        const dispatch = proto.dispatchEvent, apply = Reflect.apply, Made = Event;
        const targets = new Set(), hold = WeakRef;
        const known = new WeakSet();
        proto.addEventListener = new Proxy(add, {
          apply(target, self, list) {
            try {
              const on = self ?? window;
              if (kinds.has(String(list[0])) && !known.has(on)) {
                known.add(on);
                targets.add(new hold(on));
              }
            } catch {}
            return apply(target, self, list);
          },
        });
        // What is in a closed shadow tree can't be found; its host can.
        const tree = Element.prototype, attach = tree.attachShadow;
        const mode = Object.getOwnPropertyDescriptor(ShadowRoot.prototype, 'mode').get;
        tree.attachShadow = new Proxy(attach, {
          apply(target, self, list) {
            const root = apply(target, self, list);
            if (apply(mode, root, []) === 'closed') targets.add(new hold(self));
            return root;
          },
        });
        function tell(element) {
          try { apply(dispatch, element, [new Made('\(mark)', { composed: true })]); } catch {}
        }
        apply(add, document, ['\(collect)', () => {
          for (const reference of targets) {
            const target = reference.deref();
            if (!target) targets.delete(reference);
            else if (target === window || target === document) tell(document.documentElement);
            else if (target.isConnected) tell(target);
          }
          for (const element of document.querySelectorAll('*'))
            if (properties.some((name) => element[name])) tell(element);
        }, true]);
      })();
      """

    private static func name() -> String {
      "jumpgate-" + String(UInt64.random(in: .min ... .max), radix: 36)
    }
  }
#endif
