// Translated: browsers that translate a page put elements of their own in the place of its texts. What the calculator then
// writes would go to texts that nobody sees, and an old amount would stay.

/** Puts a text back in the place of its translation when it changes; the browser translates it again. */
export function followTranslation(root) {
  const places = new WeakMap();
  const observer = new MutationObserver((records) => {
    for (const { type, target, removedNodes, addedNodes, previousSibling, nextSibling } of records) {
      if (type === 'characterData') {
        const place = places.get(target);
        places.delete(target);
        if (place?.isConnected && !target.isConnected) place.replaceWith(target);
        continue;
      }
      const text = [...removedNodes].find((node) => node.nodeType === Node.TEXT_NODE);
      const place = [...addedNodes, previousSibling, nextSibling].find((node) => node?.localName === 'font');
      if (!text || !place) continue;
      places.set(text, place);
      observer.observe(text, { characterData: true });
    }
  });
  observer.observe(root, { childList: true, subtree: true });
}
