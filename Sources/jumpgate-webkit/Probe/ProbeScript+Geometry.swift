#if GTK
  extension ProbeScript {
    /// Where this frame stands in the page, and where things are in it.
    static let geometry = """
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
        top: [...location.ancestorOrigins].at(-1) ?? null });

      function* elements(root = document) {
        for (const element of root.querySelectorAll('*')) {
          yield element;
          if (element.shadowRoot) yield* elements(element.shadowRoot);
        }
      }
      const frameElement = (index) => [...elements()].find((element) =>
        element.contentWindow && element.contentWindow === window[index]);

      function insides(element) {
        const box = element.getBoundingClientRect(), style = getComputedStyle(element);
        const px = (name) => parseFloat(style[name]) || 0;
        return { x: box.left + element.clientLeft + px('paddingLeft'),
          y: box.top + element.clientTop + px('paddingTop'),
          width: element.clientWidth, height: element.clientHeight };
      }
      function box(element) {
        if (element.localName !== 'area') return element.getBoundingClientRect();
        const map = element.closest('map');
        const image = map && [...document.images].find((image) =>
          image.useMap === '#' + map.name);
        if (!image) return new DOMRect();
        const whole = image.getBoundingClientRect();
        const coords = element.coords.split(',').map(Number);
        if (element.shape === 'circle') return new DOMRect(whole.left + coords[0] - coords[2] / 2,
          whole.top + coords[1] - coords[2] / 2, coords[2], coords[2]);
        if (element.shape === 'default' || coords.length < 4) return whole;
        const xs = coords.filter((_, index) => index % 2 === 0);
        const ys = coords.filter((_, index) => index % 2 === 1);
        return new DOMRect(whole.left + Math.min(...xs), whole.top + Math.min(...ys),
          Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
      }
      function topmost(x, y) {
        let found = document.elementFromPoint(x, y);
        while (found && found.shadowRoot) {
          const inner = found.shadowRoot.elementFromPoint(x, y);
          if (!inner || inner === found) break;
          found = inner;
        }
        return found;
      }
      """
  }
#endif
