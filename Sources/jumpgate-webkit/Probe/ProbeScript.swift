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
        const collect = '\(ListenerHook.collect)', mark = '\(ListenerHook.mark)';
        const marked = new WeakSet();
        const deepest = (event) => event.composedPath()[0];
        window.addEventListener(mark, (event) => {
          marked.add(deepest(event));
          event.stopImmediatePropagation();
        }, true);

        \(geometry)
        \(inventory)
        \(orders)

        (async () => {
          let report = { kind: 'ready' };
          for (;;) {
            let order;
            try {
              order = JSON.parse(await port.postMessage(JSON.stringify({ ...report, ...place() })));
            } catch { return; }
            try {
              report = { kind: order.do, id: order.id, ...await obey(order) };
            } catch (error) {
              report = { kind: order.do, id: order.id, error: String(error) };
            }
          }
        })();
      })();
      """

    /// Where this frame stands in the page, and where things are in it.
    private static let geometry = """
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
      const place = () => ({ path: path(), href: location.href, state: document.readyState });

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

    /// What can be pressed.
    private static let inventory = """
      const pressable = 'a[href],area[href],button,input,summary,select,label,[role=button],'
        + '[role=link],[role=menuitem],[role=tab],[role=checkbox],[role=switch],[onclick],'
        + '[onmousedown],[onmouseup],[onpointerdown],[onpointerup],[ontouchstart],[ontouchend],'
        + '[tabindex]:not([tabindex="-1"])';
      const links = 'http://www.w3.org/1999/xlink';
      const address = (element) => {
        const value = element.getAttribute('href') ?? element.getAttributeNS(links, 'href')
          ?? element.getAttribute('formaction') ?? element.form?.getAttribute('action');
        return value ?? null;
      };
      const isOwn = (element) => element.matches(pressable) || marked.has(element);
      function isPointed(element) {
        if (getComputedStyle(element).cursor !== 'pointer') return false;
        const above = element.parentElement;
        return !above || getComputedStyle(above).cursor !== 'pointer';
      }
      function isShown(element) {
        const { width, height } = box(element);
        if (width < 1 || height < 1) return false;
        const style = getComputedStyle(element.localName === 'area' ? document.body : element);
        return style.visibility === 'visible' && style.pointerEvents !== 'none';
      }
      function counts(element) {
        if (element === document.body || element === document.documentElement) return false;
        if (element.disabled || !isShown(element)) return false;
        if (element.localName === 'input') {
          if (element.type === 'hidden') return false;
          const acts = ['button', 'submit', 'reset', 'image', 'checkbox', 'radio'];
          return acts.includes(element.type) || marked.has(element) || element.form != null;
        }
        if (element.localName === 'label' || element.localName === 'select')
          return marked.has(element);
        return isOwn(element) || isPointed(element) || element.namespaceURI.endsWith('/svg')
          && element.localName === 'a' || element.hasAttribute('href')
          && element.namespaceURI.endsWith('/MathML');
      }
      // Of a container that listens for what is in it, its children: each may do something else.
      function isDelegate(element) {
        const above = element.parentElement;
        return above && above !== document.body && above !== document.documentElement
          && marked.has(above) && !above.matches(pressable) && above.children.length > 1
          && [...above.children].indexOf(element) < 12 && isShown(element);
      }
      // A field without a button of its own sends its form by Enter.
      function key(element) {
        if (element.localName !== 'input' || !element.form) return null;
        const types = ['text', 'search', 'url', 'tel', 'email', 'password', 'number'];
        if (!types.includes(element.type)) return null;
        const sends = 'button:not([type=button]):not([type=reset]),[type=submit],[type=image]';
        return element.form.querySelector(sends) ? '' : 'Return';
      }

      function selector(element) {
        const parts = [];
        for (let here = element; here && here.nodeType === 1;) {
          if (here === document.documentElement && parts.length > 0) break;
          const root = here.getRootNode();
          if (here.id && root.querySelectorAll('#' + CSS.escape(here.id)).length === 1) {
            parts.unshift('#' + CSS.escape(here.id));
            here = null;
          } else {
            const alike = here.parentNode ? [...here.parentNode.children].filter((other) =>
              other.localName === here.localName) : [here];
            const name = CSS.escape(here.localName);
            parts.unshift(alike.length === 1 ? name
              : name + ':nth-of-type(' + (alike.indexOf(here) + 1) + ')');
            here = here.parentElement;
          }
          if (!here && root instanceof ShadowRoot) {
            const host = selector(root.host);
            return host + ' >>> ' + parts.join(' > ');
          }
        }
        return parts.join(' > ');
      }
      function find(text) {
        let root = document, element = null;
        for (const part of text.split(' >>> ')) {
          element = root && root.querySelector(part);
          root = element && element.shadowRoot;
        }
        return element;
      }
      function words(element) {
        const text = element.innerText || element.value || element.getAttribute('aria-label')
          || element.title || element.alt || element.querySelector?.('img[alt]')?.alt
          || element.textContent || '';
        return String(text).replace(/\\s+/g, ' ').trim().slice(0, 80);
      }

      function list() {
        document.dispatchEvent(new Event(collect));
        const all = [...elements()].filter((element) => counts(element) || isDelegate(element));
        const chosen = new Set(all);
        const hasInner = new Set();
        for (const element of all)
          for (let above = element.parentElement; above; above = above.parentElement)
            if (chosen.has(above)) hasInner.add(above);
        const items = [], seen = new Set();
        for (const element of all) {
          const keyName = key(element);
          if (keyName === '' && !marked.has(element)) continue;
          // Links, buttons and what listens itself are pressed; what only looks pressable and
          // holds something that is, is not.
          if (hasInner.has(element) && !isOwn(element)) continue;
          const item = { selector: selector(element), text: words(element),
            address: address(element), key: keyName || null };
          const twin = item.address && !marked.has(element) && !element.form
            && [element.localName, element.className?.baseVal ?? element.className, item.address,
              element.target, element.rel, item.text].join('\\n');
          if (twin && seen.has(twin)) continue;
          if (twin) seen.add(twin);
          items.push(item);
        }
        if (marked.has(document.body) || marked.has(document.documentElement)
          || marked.has(document))
          items.push({ selector: 'body', text: 'the page itself', address: null, key: null });
        return { items };
      }

      async function metadata() {
        const found = [];
        for (const meta of document.querySelectorAll('meta')) {
          const name = (meta.name || meta.getAttribute('property') || '').toLowerCase();
          if (/^(apple-itunes-app|al:(ios|iphone|ipad):.*|twitter:app:(id|url|name):(iphone|ipad))$/
            .test(name)) found.push({ name, content: meta.content });
        }
        const manifest = document.querySelector('link[rel~=manifest]');
        if (manifest && manifest.href) {
          try {
            const answer = await fetch(manifest.href, { signal: AbortSignal.timeout(2000) });
            for (const app of (await answer.json()).related_applications || [])
              found.push({ name: 'manifest related_applications',
                content: [app.platform, app.id, app.url].filter(Boolean).join(' ') });
          } catch {}
        }
        return { metadata: found };
      }
      """

    /// What the audit can order.
    private static let orders = """
      // A point inside the window where this very element, or something in it that can't be pressed
      // on its own, would be hit; null: it is covered or out of reach.
      function point(element) {
        const area = element.localName === 'area' && element.closest('map');
        const boxes = element === document.body
          ? [new DOMRect(0, 0, innerWidth, innerHeight)]
          : element.localName === 'area' ? [box(element)] : [...element.getClientRects()];
        const steps = [0.5, 0.25, 0.75, 0.1, 0.9, 0.02, 0.98];
        for (const { left, top, width, height } of boxes)
          for (const down of steps)
            for (const right of steps) {
              const x = left + width * right, y = top + height * down;
              if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
              let hit = topmost(x, y);
              if (area && hit && (hit === element || hit.useMap === '#' + area.name))
                return { x, y };
              if (element === document.body && hit
                && ![...ancestors(hit)].some((above) => above !== element && counts(above)))
                return { x, y };
              for (const above of hit ? ancestors(hit) : []) {
                if (above === element) return { x, y };
                if (element !== document.body && isOwn(above) && counts(above)) break;
              }
            }
        return null;
      }
      function* ancestors(element) {
        for (let here = element; here; here = here.parentElement
          || (here.getRootNode() instanceof ShadowRoot ? here.getRootNode().host : null))
          yield here;
      }

      async function obey(order) {
        switch (order.do) {
        case 'list': return { ...list(), ...(window === window.top ? await metadata() : {}) };
        case 'show': {
          const element = order.selector ? find(order.selector) : frameElement(order.index);
          if (!element) return { missing: true };
          if (element !== document.body)
            element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
          return {};
        }
        case 'point': {
          document.dispatchEvent(new Event(collect));
          const element = find(order.selector);
          return element ? { point: point(element) } : { missing: true };
        }
        case 'inside': {
          const element = frameElement(order.index);
          return element ? { inside: insides(element) } : { missing: true };
        }
        default: return {};
        }
      }
      """
  }
#endif
