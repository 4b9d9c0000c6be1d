#if GTK
  extension ProbeScript {
    /// Where this frame stands in the page, and what is in it.
    static let geometry = """
      // A form's fields and a document's images take the place of the properties that have their
      // names (`<input name=id>`), in this world too. Read from the prototype, none does.
      const named = (object) => new Proxy(object, {
        get(target, name) {
          const value = Reflect.get(Object.getPrototypeOf(target), name, target);
          return typeof value === 'function' ? value.bind(target) : value;
        },
      });
      const $ = (node) => {
        const kind = node?.[Symbol.toStringTag];
        return kind === 'HTMLFormElement' || kind?.endsWith('Document') ? named(node) : node;
      };
      const page = named(document);
      const body = () => page.body ?? page.documentElement;

      // The indices that lead from the top window to this one; null: it can't be found from there
      // (a frame in a shadow tree).
      function path() {
        const indices = [];
        for (let here = window; here !== window.top; here = here.parent) {
          const above = here.parent;
          let index = 0;
          while (index < above.length && above[index] !== here) index += 1;
          if (index === above.length) return null;
          indices.unshift(index);
        }
        return indices;
      }
      // Whether another page opened this one. A page that opens itself by its name is no window.
      const isWindow = () => window.top.opener !== null && window.top.opener.top !== window.top;
      const place = () => ({ path: path(), isWindow: isWindow(), href: location.href,
        top: [...location.ancestorOrigins].at(-1) ?? null, isCut: isCut() });
      // A jump that it tries while it is loaded stops a document for good: it counts as complete, but
      // what was not read is lost, and no `load` comes.
      const isCut = () => page.readyState === 'complete' && !wasLoaded
        && location.protocol !== 'about:';

      function* elements(root = page) {
        for (const element of root.querySelectorAll('*')) {
          yield element;
          const inner = $(element).shadowRoot;
          if (inner) yield* elements(inner);
        }
      }
      const frameElement = (index) => [...elements()].find((element) => {
        const shown = $(element).contentWindow;
        return shown && shown === window[index];
      });

      // What an event passes on its way up, the element itself first.
      function* ancestors(element) {
        for (let here = element; here; here = above(here)) yield here;
      }
      function above(element) {
        const own = $(element), parent = own.assignedSlot ?? own.parentElement;
        if (parent) return parent;
        const root = own.getRootNode();
        return root.nodeType === 11 ? root.host ?? null : null;
      }

      function insides(element) {
        const box = element.getBoundingClientRect(), style = getComputedStyle(element);
        const px = (name) => parseFloat(style[name]) || 0;
        return { x: box.left + element.clientLeft + px('paddingLeft'),
          y: box.top + element.clientTop + px('paddingTop'),
          width: element.clientWidth, height: element.clientHeight };
      }
      function topmost(x, y) {
        let found = page.elementFromPoint(x, y);
        while (found && $(found).shadowRoot) {
          const inner = $(found).shadowRoot.elementFromPoint(x, y);
          if (!inner || inner === found) break;
          found = inner;
        }
        return found;
      }
      """
  }
#endif
