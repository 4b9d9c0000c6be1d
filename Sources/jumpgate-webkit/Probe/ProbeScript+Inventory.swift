#if GTK
  extension ProbeScript {
    /// What can be pressed.
    static var inventory: String {
      let handlers = ListenerHook.Kind.allCases.map { kind in
        "\(kind.rawValue): '" + kind.events.map { "[on\($0)]" }.joined(separator: ",") + "'"
      }
      return """
        const handlers = { \(handlers.joined(separator: ",\n")) };
        \(offers)
        """
    }

    private static let offers = """
      const controls = 'a[href],area[href],button,input,summary,select,textarea,label,[role=button],'
        + '[role=link],[role=menuitem],[role=tab],[role=checkbox],[role=switch]';
      const pressable = controls + ',' + handlers.press + ',[tabindex]:not([tabindex="-1"])';
      const matches = (element, what) => $(element).matches(what);
      const listens = (element, kind) => marked[kind].has(element)
        || matches(element, handlers[kind]);
      // Whether something around it listens, up to the window.
      function isHeard(element, kind) {
        for (const around of ancestors(above(element))) if (listens(around, kind)) return true;
        return false;
      }
      const isOwn = (element) => matches(element, pressable) || marked.press.has(element);
      const isHand = (element) => getComputedStyle(element).cursor === 'pointer';
      function isPointed(element) {
        const around = above(element);
        return isHand(element) && (!around || !isHand(around));
      }
      // A page that shows a hand everywhere says nothing by it.
      const isAllHand = () => isHand(page.documentElement) || isHand(body());

      function counts(element) {
        if (element === body() || element === page.documentElement) return false;
        return !matches(element, ':disabled') && offers(element) && isShown(element);
      }
      function offers(element) {
        const name = $(element).localName;
        const acts = listens(element, 'press') || listens(element, 'change');
        switch (name) {
        case 'input': {
          if (element.type === 'hidden') return false;
          const kinds = ['button', 'submit', 'reset', 'image', 'checkbox', 'radio'];
          return acts || kinds.includes(element.type) || element.form && !isSent(element.form);
        }
        case 'select': case 'textarea': return acts;
        // Of what is not there to be pressed itself.
        case 'label': return acts || element.control && !matches(element.control, ':disabled')
          && element.control.type !== 'hidden' && !isShown(element.control);
        }
        return isOwn(element) || marked.change.has(element) && element.isContentEditable
          || isPointed(element) || element.namespaceURI?.endsWith('/svg') && name === 'a'
          || element.hasAttribute('href') && element.namespaceURI?.endsWith('/MathML');
      }
      // A field of a form with no button of its own sends it by Enter.
      const isSent = (form) => $(form).querySelector(
        'button:not([type=button]):not([type=reset]),[type=submit],[type=image]') !== null;
      const isTyped = (element) => element.localName === 'textarea' || element.isContentEditable
        || element.localName === 'input' && ['text', 'search', 'url', 'tel', 'email', 'password',
          'number'].includes(element.type);

      // What is changed by more than a press: the keys that change it, and then send its form.
      const mostOptions = 12;
      function keys(element) {
        if ($(element).localName === 'form') return [];
        const found = [], isField = isTyped(element);
        if (listens(element, 'change') || isHeard(element, 'change')) {
          if (isField) found.push('1');
          if (element.localName === 'input' && element.type === 'range') found.push('Right');
          if (element.localName === 'select')
            for (let at = 1; at < element.options.length && at <= mostOptions; at += 1)
              found.push('Down');
        }
        if (isField && element.localName === 'input' && element.form && !isSent(element.form))
          found.push('Return');
        return found;
      }
      // Why what changes an element is not done, or not all of it; null: it is.
      function lacks(element) {
        if (!listens(element, 'change')) return null;
        if (element.localName === 'select' && element.options.length > mostOptions + 1)
          return `${mostOptions} of its ${element.options.length} options were chosen`;
        const chosen = ['color', 'date', 'datetime-local', 'file', 'month', 'time', 'week'];
        return element.localName === 'input' && chosen.includes(element.type)
          ? 'nothing was chosen in it' : null;
      }

      // What may be meant by a listener around it: what is hit itself, and is not in what is pressed
      // anyway.
      const isPart = (element) => element.ownerSVGElement && !element.id
        || ['html', 'body', 'br', 'iframe', 'frame', 'option', 'optgroup', 'slot']
          .includes($(element).localName);
      function isLeaf(element, chosen) {
        if (chosen.has(element) || isPart(element) || !isShown(element)) return false;
        const own = $(element);
        if (![...own.childNodes].some((node) => node.nodeType === 3 && /\\S/.test(node.data))
          && [...own.children, ...own.shadowRoot?.children ?? []].some((child) =>
            !isPart(child) && isShown(child))) return false;
        for (const around of ancestors(above(element)))
          if (chosen.has(around) && (matches(around, controls) || !listens(around, 'press')))
            return false;
        return isHeard(element, 'press') || isHeard(element, 'change') && keys(element).length > 0
          || isAllHand();
      }
      """
  }
#endif
