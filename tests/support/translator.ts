/**
 * A page translator: puts every text of the page, also in shadow roots, into a new `<font>`, as those of browsers do. Needs
 * nothing outside of it, so that a test can send it into a page.
 * @param always also every text that comes later, at once; without it only what is there now
 * @returns stops it
 */
export function startTranslator(always: boolean): () => void {
  const observers = new Map<Node, MutationObserver>();
  const wrap = (root: Node): void => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      const parent = text.parentElement;
      if (!parent || !text.data.trim() || parent.closest('font, script, style, textarea, title')) continue;
      const font = document.createElement('font');
      font.textContent = text.data;
      text.replaceWith(font);
    }
  };
  const translate = (): void => {
    const shadows = [...document.querySelectorAll('[data-widget]')].map(({ shadowRoot }) => shadowRoot);
    for (const root of [document.body, ...shadows]) {
      if (!root) continue;
      if (always && !observers.has(root)) {
        const observer = new MutationObserver(translate);
        const attributeFilter = ['data-widget-state']; // a root appears without a change of the document
        observer.observe(root, { subtree: true, childList: true, characterData: true, attributeFilter });
        observers.set(root, observer);
      }
      wrap(root);
    }
  };
  translate();
  return () => {
    for (const observer of observers.values()) observer.disconnect();
  };
}
