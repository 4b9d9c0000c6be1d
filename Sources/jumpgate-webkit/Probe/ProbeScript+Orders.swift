#if GTK
  extension ProbeScript {
    /// What the audit can order.
    static let orders = """
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
