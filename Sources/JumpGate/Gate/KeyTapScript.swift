/// What both adapters' tap scripts hold of keys: JavaScript for an isolated world, which declares
/// `isKeyTap(event)`.
///
/// Enter or Space counts on a focused element that keys work on: a link, a button, a field, a
/// summary, what has `tabindex`. Where nothing has the focus the event's target is the page, and a
/// space that is typed is none. In a closed shadow tree the target is the tree's host: that may be a
/// field in which the user types, and counts only where it takes the focus itself.
///
/// A page can name its elements so that they stand for members of the document or of a form
/// (`<img name=body>`), in every world: what is read here is no such member.
///
/// Source: HTML, "Document", named properties ("[LegacyOverrideBuiltIns]").
package enum KeyTapScript {
  /// The functions; no statement that does anything.
  package static let source = """
    const matches = Element.prototype.matches;
    const rootOf = Object.getOwnPropertyDescriptor(Document.prototype, 'documentElement').get;
    const keyed = 'a[*|href], area[href], button, input, select, summary, [tabindex]';
    const pressed = ['button', 'submit', 'reset', 'image', 'checkbox', 'radio', 'color', 'file'];

    function isTyping(element, key) {
      if (element.isContentEditable || matches.call(element, 'textarea')) return true;
      return key !== 'Enter' && matches.call(element, 'input') && !pressed.includes(element.type);
    }

    function isKeyTap(event) {
      if (event.key !== 'Enter' && event.key !== ' ') return false;
      if (event.repeat || event.isComposing) return false;
      if (event.ctrlKey || event.altKey || event.metaKey) return false;
      const element = event.composedPath()[0];
      return element instanceof Element && matches.call(element, keyed)
        && !matches.call(element, 'body, frameset') && element !== rootOf.call(document)
        && !isTyping(element, event.key);
    }
    """
}
