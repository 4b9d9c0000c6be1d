#if GTK
  extension ProbeScript {
    /// What the audit can order.
    static let orders = """
      // A point inside the window where this very element, or something in it that can't be pressed
      // on its own, would be hit; null: it is covered or out of reach. `isWithin`: only what is in it
      // and pressed on its own is hit, so that its press is this one's too.
      function point(element, isStart = false) {
        const isPage = element === body();
        const boxes = isPage ? [[new DOMRect(0, 0, innerWidth, innerHeight)]] : spots(element);
        let isWithin = false, tries = 0;
        for (const [box] of boxes) {
          if ((tries += 1) > 60) break;
          for (const { x, y } of points(box, element, isStart)) {
            const hit = topmost(x, y), found = hit && reach(hit, element, isPage);
            if (found === element) return { point: { x, y } };
            if (found) isWithin = true;
          }
        }
        for (const label of $(element).localName === 'form' ? [] : element.labels ?? []) {
          const found = point(label);
          if (found.point) return found;
        }
        return { isWithin };
      }
      function* points({ left, top, width, height }, element, isStart) {
        if (isStart) yield { x: left + Math.min(10, width / 2), y: top + Math.min(10, height / 2) };
        // A slider is not pressed where it stands already.
        const isSlider = element.localName === 'input' && element.type === 'range';
        const steps = [0.5, 0.25, 0.75, 0.1, 0.9, 0.02, 0.98];
        for (const down of steps)
          for (const right of isSlider ? [0.8, ...steps] : steps) {
            const x = left + width * right, y = top + height * down;
            if (x >= 0 && y >= 0 && x < innerWidth && y < innerHeight) yield { x, y };
          }
      }
      // What a hit counts as: the element, or what is in it and pressed on its own; null: neither.
      function reach(hit, element, isPage) {
        if (element.localName === 'area')
          return hit === element || hit.useMap === '#' + element.closest('map')?.name
            ? element : null;
        let inner = null;
        for (const around of ancestors(hit)) {
          if (around === element || isPage && around === page.documentElement)
            return inner ?? element;
          if (!inner && (isPage || isOwn(around)) && counts(around)) inner = around;
        }
        return null;
      }

      function show(order) {
        const element = order.selector ? find(order.selector) : frameElement(order.index);
        if (!element) return { missing: true };
        const options = { block: 'center', inline: 'center', behavior: 'instant' };
        const [box, holder] = order.selector ? spots(element).next().value ?? [] : [];
        if (element !== body()) (holder ?? element).scrollIntoView(options);
        return {};
      }

      async function obey(order) {
        cuts = new Map();
        if (order.do === 'list' || order.do === 'point') page.dispatchEvent(new Event(collect));
        switch (order.do) {
        case 'list': return { ...list(order.limit),
          ...(window === window.top ? await metadata() : {}) };
        case 'hosts': return findHosts();
        case 'show': return show(order);
        case 'point': {
          const element = find(order.selector);
          return element ? point(element, order.isStart) : { missing: true };
        }
        case 'inside': {
          const element = frameElement(order.index);
          return element ? { inside: insides(element) } : { missing: true };
        }
        default: return { wasPressed };
        }
      }
      """
  }
#endif
