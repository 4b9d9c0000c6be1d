#if GTK
  extension ProbeScript {
    /// How an element is named, and found again by its name.
    static let names = """
      function selector(element) {
        const parts = [];
        for (let here = element; here && here.nodeType === 1;) {
          if (here === page.documentElement && parts.length > 0) break;
          const own = $(here), root = $(own.getRootNode());
          if (own.id && own.id.isWellFormed()
            && root.querySelectorAll('#' + CSS.escape(own.id)).length === 1) {
            parts.unshift('#' + CSS.escape(own.id));
            here = null;
          } else {
            const parent = $(own.parentNode);
            const alike = parent ? [...parent.children].filter((other) =>
              $(other).localName === own.localName) : [here];
            const name = CSS.escape(own.localName);
            parts.unshift(alike.length === 1 ? name
              : name + ':nth-of-type(' + (alike.indexOf(here) + 1) + ')');
            here = own.parentElement;
          }
          if (!here && root.nodeType === 11 && root.host) {
            const host = selector(root.host);
            return host + ' >>> ' + parts.join(' > ');
          }
        }
        return parts.join(' > ');
      }
      function find(text) {
        let root = page, element = null;
        for (const part of text.split(' >>> ')) {
          element = root && root.querySelector(part);
          root = element && $(element).shadowRoot;
        }
        return element;
      }
      function words(element) {
        const own = $(element);
        const text = own.innerText || own.value || own.getAttribute('aria-label')
          || own.title || own.alt || own.querySelector?.('img[alt]')?.alt
          || own.textContent || '';
        return String(text).replace(/\\s+/g, ' ').trim().slice(0, 80);
      }
      const links = 'http://www.w3.org/1999/xlink';
      function address(element) {
        const own = $(element);
        return own.getAttribute('href') ?? own.getAttributeNS(links, 'href')
          ?? own.getAttribute('formaction') ?? $(own.form)?.getAttribute?.('action') ?? null;
      }
      """
  }
#endif
