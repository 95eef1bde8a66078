/**
 * Adds a person's style sheet with the spacing of WCAG 1.4.12, as the browser and extensions apply it in the shadow roots of a page, too.
 * @returns takes it away again
 */
export function spaceText(element: Element): () => void {
  // mounted, so it has one
  const shadow = element.shadowRoot!;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }' +
      'p { margin-bottom: 2em !important }',
  );
  shadow.adoptedStyleSheets.push(sheet);
  return () => {
    shadow.adoptedStyleSheets = shadow.adoptedStyleSheets.filter((each) => each !== sheet);
  };
}

/** The words of a place that are broken over two lines. */
export function brokenWords(place: Element): string[] {
  const broken: string[] = [];
  const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!text.parentElement?.checkVisibility()) continue;
    for (const { index, 0: word } of (text.textContent ?? '').matchAll(/\p{L}+/gu)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set(
        [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top)),
      );
      if (lines.size > 1) broken.push(word);
    }
  }
  return broken;
}

/** Whether a choice of a closed select would be cut, as its style is now. */
export function isCut(select: HTMLSelectElement, choice: string): boolean {
  const { font, letterSpacing, wordSpacing, paddingLeft, paddingRight } = getComputedStyle(select);
  const words = document.createElement('span');
  words.textContent = choice;
  Object.assign(words.style, { position: 'absolute', whiteSpace: 'nowrap', font, letterSpacing, wordSpacing });
  document.body.append(words);
  const { width } = words.getBoundingClientRect();
  words.remove();
  return width > select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) + 1;
}
