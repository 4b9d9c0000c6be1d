#if GTK
  extension ProbeScript {
    /// Where an element can be hit.
    static let spots = """
      // Boxes in which a press may hit an element or what is in it, the likeliest first, each with
      // the element to bring into view: its own; its text's, where it has none; those of what is in
      // it; what a pseudo-element is laid out in that leaves the element's own box.
      function* spots(element) {
        if (element.localName === 'area') { yield* areas(element); return; }
        const style = getComputedStyle(element);
        if (style.display === 'none') return;
        const isHit = style.visibility === 'visible' && style.pointerEvents !== 'none';
        if (isHit && !hidden(element).self) {
          const boxes = style.display === 'contents' ? texts(element) : $(element).getClientRects();
          for (const box of boxes) if (isReached(box, element)) yield [box, element];
        }
        if (isHit) yield* pseudos(element);
        const inner = $(element).shadowRoot?.children ?? (element.localName === 'slot'
          && element.assignedElements().length ? element.assignedElements() : $(element).children);
        for (const child of inner) yield* spots(child);
      }
      const isShown = (element) => !spots(element).next().done;

      function* texts(element) {
        const range = new Range();
        for (const node of $(element).childNodes) {
          if (node.nodeType !== 3) continue;
          range.selectNode(node);
          yield* range.getClientRects();
        }
      }
      function* pseudos(element) {
        for (const name of ['::before', '::after']) {
          const style = getComputedStyle(element, name);
          if (['none', 'normal', ''].includes(style.content) || style.display === 'none') continue;
          if (style.pointerEvents === 'none' || style.visibility !== 'visible') continue;
          const isPlaced = ['absolute', 'fixed'].includes(style.position);
          if (!isPlaced && style.cssFloat === 'none' && style.transform === 'none') continue;
          let holder = style.position === 'fixed' ? null : element;
          while (holder && (isPlaced ? isFlat(holder) : holder === element)) holder = above(holder);
          const box = holder?.getBoundingClientRect();
          const screen = new DOMRect(0, 0, innerWidth, innerHeight);
          yield [box && box.width >= 1 && box.height >= 1 ? box : screen, holder ?? element];
        }
      }
      function isFlat(element) {
        const style = getComputedStyle(element);
        return style.position === 'static' && style.transform === 'none'
          && style.filter === 'none' && style.contain === 'none';
      }

      // Whether a box has an area where a scroll leads.
      function isReached(box, element) {
        if (box.width < 1 || box.height < 1) return false;
        const { isFixed, isMoved } = hidden(element);
        if (isFixed) return box.right >= 1 && box.bottom >= 1 && box.left <= innerWidth - 1
          && box.top <= innerHeight - 1;
        const isLeftward = getComputedStyle(page.documentElement).direction === 'rtl';
        return isMoved || box.bottom + scrollY >= 1 && (isLeftward || box.right + scrollX >= 1);
      }
      // What hides an element that has boxes: something around it, or itself, that is cut to nothing,
      // as closed menus are and texts for readers of screens. An absolute element is not cut by what
      // is not positioned.
      let cuts = new Map();
      function hidden(element) {
        if (!element) return { inner: false, still: false };
        if (cuts.has(element)) return cuts.get(element);
        const around = hidden(above(element)), style = getComputedStyle(element);
        const isFixed = style.position === 'fixed', isStatic = style.position === 'static';
        const isFree = isFixed || style.position === 'absolute';
        const still = around.still && !isFree, all = around.inner && !isFixed;
        const self = still || all || isClipped(style);
        const empties = style.display !== 'inline' && style.display !== 'contents'
          && element !== body() && element !== page.documentElement
          && (style.overflowX !== 'visible' && $(element).clientWidth < 1
            || style.overflowY !== 'visible' && $(element).clientHeight < 1);
        const found = { self, isFixed: isFixed || around.isFixed,
          isMoved: around.isMoved || element !== page.documentElement && element !== body()
            && ($(element).scrollTop !== 0 || $(element).scrollLeft !== 0),
          inner: all || !isStatic && (still || empties) || isClipped(style),
          still: still || empties };
        cuts.set(element, found);
        return found;
      }
      function isClipped(style) {
        if (/^inset\\((50|100)%/.test(style.clipPath)) return true;
        const edges = style.clip.match(/[\\d.]+/g) ?? [];
        return edges.length === 4 && style.position !== 'static'
          && (edges[0] >= edges[2] || edges[3] >= edges[1]);
      }

      function* areas(element) {
        const map = element.closest('map');
        const image = map && [...page.images].find((image) => image.useMap === '#' + map.name);
        if (!image || !isShown(image)) return;
        const whole = image.getBoundingClientRect();
        const coords = element.coords.split(',').map(Number);
        const xs = coords.filter((_, index) => index % 2 === 0);
        const ys = coords.filter((_, index) => index % 2 === 1);
        const box = element.shape === 'circle' ? new DOMRect(whole.left + coords[0] - coords[2] / 2,
            whole.top + coords[1] - coords[2] / 2, coords[2], coords[2])
          : element.shape === 'default' || coords.length < 4 ? whole
          : new DOMRect(whole.left + Math.min(...xs), whole.top + Math.min(...ys),
            Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
        if (isReached(box, image)) yield [box, image];
      }
      """
  }
#endif
