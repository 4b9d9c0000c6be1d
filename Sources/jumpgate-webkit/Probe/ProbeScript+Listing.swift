#if GTK
  extension ProbeScript {
    /// What a document says of itself.
    static let listing = """
      // What was asked about, for the search for hidden trees, which spoils the page.
      const listed = new Set();
      let hosts = [];

      function list(limit) {
        const all = [...elements()], own = all.filter(counts), chosen = new Set(own);
        const hasInner = new Set();
        for (const element of own)
          for (const around of ancestors(above(element)))
            if (chosen.has(around)) hasInner.add(around);
        // Links, buttons and what listens itself are pressed; what only looks pressable and holds
        // something that is, is not.
        const items = [], seen = new Set(), lacking = [];
        for (const element of own) {
          if (hasInner.has(element) && !isOwn(element)) continue;
          const item = describe(element), lack = lacks(element), twin = twinKey(element, item);
          if (twin && seen.has(twin)) continue;
          if (twin) seen.add(twin);
          if (lack) lacking.push(item.selector + ': ' + lack);
          items.push(item);
        }
        const root = page.documentElement;
        if (listens(root, 'press') || listens(body(), 'press'))
          items.push({ selector: selector(body()), text: 'the page itself', keys: [] });
        const leaves = distinctFirst(all.filter((element) => isLeaf(element, chosen)));
        const leftOut = Math.max(0, leaves.length - limit);
        const parts = leaves.slice(0, limit);
        for (const element of [...own, ...parts]) listed.add(element);
        hosts = all.filter((element) => !listed.has(element) && mayHide(element));
        return { items, leaves: parts.map(describe), leftOut, lacking };
      }
      const describe = (element) => ({ selector: selector(element), text: words(element),
        address: address(element), keys: keys(element) });
      // Two that nothing tells apart are pressed once, if nothing around them looks which it was.
      function twinKey(element, item) {
        if (!item.address || listens(element, 'press') || element.form
          || isHeard(element, 'press')) return null;
        return signature(element) + item.text;
      }
      const signature = (element) => [$(element).localName, ...[...$(element).attributes].map(
        (attribute) => attribute.name + '=' + attribute.value)].join('\\n');
      // The first of each kind, then the rest.
      function distinctFirst(all) {
        const seen = new Set(), first = [], rest = [];
        for (const element of all) {
          const key = signature(element);
          (seen.has(key) ? rest : first).push(element);
          seen.add(key);
        }
        return [...first, ...rest];
      }

      // Elements that can have a shadow tree and show none.
      const mayHide = (element) => !$(element).shadowRoot && isShown(element)
        && /-|^(article|aside|blockquote|body|div|footer|h[1-6]|header|main|nav|p|section|span)$/
          .test($(element).localName);
      // A closed tree that the page's text made shows in that no other can be made.
      function findHosts() {
        const found = hosts.filter((element) => {
          try { return element.attachShadow({ mode: 'open' }).mode !== 'open'; } catch { return true; }
        }).map((element) => ({ selector: selector(element), text: 'a closed shadow tree', keys: [] }));
        // What is in there can't be found, so it is pressed in two places, and that is told.
        return { items: found.flatMap((item) => [item, { ...item, isStart: true }]),
          lacking: found.map((item) => item.selector
            + ': its shadow tree is closed, and was pressed in two places only') };
      }

      async function metadata() {
        const found = [];
        for (const meta of page.querySelectorAll('meta')) {
          const name = (meta.name || meta.getAttribute('property') || '').toLowerCase();
          if (/^(apple-itunes-app|al:(ios|iphone|ipad):.*|twitter:app:(id|url|name):(iphone|ipad))$/
            .test(name)) found.push({ name, content: meta.content });
        }
        const manifest = page.querySelector('link[rel~=manifest]');
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
