#if GTK
  extension ProbeScript {
    /// What can be pressed.
    static let inventory = """
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
          if (here.id && here.id.isWellFormed()
            && root.querySelectorAll('#' + CSS.escape(here.id)).length === 1) {
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
            const answer = await fetch(manifest.href, { signal: AbortSignal.timeout(1000) });
            for (const app of (await answer.json()).related_applications || [])
              found.push({ name: 'manifest related_applications',
                content: [app.platform, app.id, app.url].filter(Boolean).join(' ') });
          } catch {}
        }
        return { metadata: found };
      }
      """
  }
#endif
