#if GTK
  /// The script that finds what listens to presses: in the page's own world, from document start.
  ///
  /// Listeners can't be asked for from outside, so `addEventListener` is wrapped in a proxy, which
  /// prints and behaves as the original. On the order of the probe (an event of a name that is not
  /// to be guessed) it tells which elements listen, by an event on each. So it does for the hosts of
  /// closed shadow trees.
  ///
  /// The page may replace, clobber or extend whatever it reaches by a name. So all that is used later
  /// is taken at the start and called by `apply`; lists are walked by their numbers and have no
  /// prototype, nor have options. What listens by way of another frame's functions is told to the
  /// document that it belongs to at once: the frame may be gone when it is asked.
  enum ListenerHook {
    /// What a press may set off, and what typing into a field may.
    enum Kind: String, CaseIterable {
      case press, change

      /// The events, without the `on` of their handlers.
      var events: [String] {
        switch self {
        case .press:
          [
            "click", "mousedown", "mouseup", "pointerdown", "pointerup", "touchstart", "touchend",
            "auxclick", "dblclick", "focus", "focusin", "selectstart", "mousemove", "mouseover",
            "mouseenter", "pointermove", "pointerover", "pointerenter", "gotpointercapture",
            "lostpointercapture", "selectionchange", "toggle",
          ]
        case .change: ["change", "input", "beforeinput", "keydown", "keypress", "keyup"]
        }
      }

      /// The name of the event that tells it of an element.
      var mark: String { ListenerHook.mark + rawValue }
    }

    static let collect = name()
    private static let mark = name()
    private static let entrust = name()

    static let source = """
      (() => {
        'use strict';
        const { apply, getOwnPropertyDescriptor: describe } = Reflect;
        const getter = (proto, name) => describe(proto, name).get;
        const Made = Event, Carrier = CustomEvent, Hold = WeakRef, Known = WeakSet;
        const proto = EventTarget.prototype, add = proto.addEventListener;
        const dispatch = proto.dispatchEvent, held = Hold.prototype.deref;
        const { has, add: put } = Known.prototype;
        const owner = getter(Node.prototype, 'ownerDocument');
        const connected = getter(Node.prototype, 'isConnected');
        const first = getter(Document.prototype, 'documentElement');
        const shadow = getter(Element.prototype, 'shadowRoot');
        const mode = getter(ShadowRoot.prototype, 'mode');
        const carried = getter(CustomEvent.prototype, 'detail');
        const length = getter(NodeList.prototype, 'length');
        const findIn = Document.prototype.querySelectorAll;
        const findInside = DocumentFragment.prototype.querySelectorAll;
        const here = window, page = document;

        const marks = { __proto__: null }, kinds = { __proto__: null }, known = { __proto__: null };
        \(tables)
        // How the handlers of each kind of target are read.
        const readers = [HTMLElement, SVGElement, MathMLElement, Document].map((type) =>
          read(type.prototype)), ofWindow = read(here);
        function read(object) {
          const found = { __proto__: null, count: 0 };
          for (const name of Object.keys(kinds)) {
            const get = describe(object, 'on' + name)?.get;
            found[found.count++] = { __proto__: null, get, name: 'on' + name, kind: kinds[name] };
          }
          return found;
        }

        const targets = { __proto__: null };
        let count = 0;
        function keep(target, kind) {
          if (apply(has, known[kind], [target])) return;
          apply(put, known[kind], [target]);
          targets[count++] = { __proto__: null, hold: new Hold(target), kind };
        }
        // The document a target belongs to; its own, if it is none or has none.
        function home(target) {
          try { return apply(owner, target, []) ?? target; } catch {}
          try { return target.document ?? page; } catch { return page; }
        }
        function note(target, kind) {
          keep(target, kind);
          const other = home(target);
          if (other !== page) apply(dispatch, other, [new Carrier('\(entrust)',
            { __proto__: null, detail: { __proto__: null, target, kind } })]);
        }

        proto.addEventListener = new Proxy(add, {
          __proto__: null,
          apply(target, self, list) {
            // Once: a name that is an object could be another the next time.
            if (list.length > 1) list[0] = `${list[0]}`;
            try {
              const kind = kinds[list[0]];
              if (kind) note(self ?? here, kind);
            } catch {}
            return apply(target, self, list);
          },
        });
        // What is in a closed shadow tree can't be found; its host can.
        const tree = Element.prototype, attach = tree.attachShadow;
        tree.attachShadow = new Proxy(attach, {
          __proto__: null,
          apply(target, self, list) {
            const root = apply(target, self, list);
            if (apply(mode, root, []) === 'closed') note(self, 'press');
            return root;
          },
        });

        function tell(target, kind) {
          try {
            const isPage = target === here || target === page;
            const element = isPage ? apply(first, page, []) : target;
            if (element && apply(connected, element, [])) apply(dispatch, element,
              [new Made(marks[kind], { __proto__: null, composed: true })]);
          } catch {}
        }
        // By a property or an attribute. Some are no properties of the engine's (see the phone's).
        function look(target, readers) {
          for (let at = 0; at < readers.count; at += 1) {
            const { get, name, kind } = readers[at];
            if (get ? apply(get, target, []) : describe(target, name)?.value) tell(target, kind);
          }
        }
        function lookAll(root, find) {
          const all = apply(find, root, ['*']), end = apply(length, all, []);
          for (let at = 0; at < end; at += 1) {
            for (let type = 0; type < 3; type += 1)
              try { look(all[at], readers[type]); break; } catch {}
            const inner = apply(shadow, all[at], []);
            if (inner) lookAll(inner, findInside);
          }
        }
        apply(add, page, ['\(entrust)', (event) => {
          const { target, kind } = apply(carried, event, []);
          keep(target, kind);
        }]);
        apply(add, page, ['\(collect)', () => {
          for (let at = 0; at < count; at += 1) {
            const target = apply(held, targets[at].hold, []);
            if (target) tell(target, targets[at].kind);
          }
          look(here, ofWindow);
          look(page, readers[3]);
          lookAll(page, findIn);
        }, true]);
      })();
      """

    private static var tables: String {
      Kind.allCases.map { kind in
        let kinds = kind.events.map { "kinds['\($0)'] = " }.joined()
        return """
          \(kinds)'\(kind.rawValue)';
          marks['\(kind.rawValue)'] = '\(kind.mark)';
          known['\(kind.rawValue)'] = new Known();
          """
      }.joined(separator: "\n")
    }

    private static func name() -> String {
      "jumpgate-" + String(UInt64.random(in: .min ... .max), radix: 36)
    }
  }
#endif
