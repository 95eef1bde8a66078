import { expect, test } from 'vitest';
import { items } from '../../support/items.ts';
import { mountHtml } from '../../support/mount-html.ts';

const PROPERTIES = [
  ...['color', 'background-color', 'border-left-width', 'border-top-color', 'box-shadow', 'cursor', 'display'],
  ...['font-size', 'font-weight', 'line-height', 'height', 'width', 'margin-left', 'margin-top', 'padding-left'],
  ...['padding-top', 'position', 'row-gap', 'text-align'],
];

/** How each element of a widget looks, one text an element. */
const looksIn = (shadow: ShadowRoot): string[] =>
  [...shadow.querySelectorAll('.dw, .dw *')].map((element) => {
    const style = getComputedStyle(element);
    return [
      element.getAttribute('class'),
      ...PROPERTIES.map((name) => `${name}: ${style.getPropertyValue(name)}`),
    ].join('; ');
  });

test('in whatever order its style sheets come, every widget looks the same', async () => {
  for (const { serve } of Object.values(items)) serve?.();
  const all = Object.values(items).map(({ html }) => `<div style="position: absolute; inset: 0">${html}</div>`); // all in the viewport, so that all load
  const { elements } = await mountHtml(all.join('\n'));
  const roots = elements.map(({ shadowRoot }) => shadowRoot!);
  const looks = roots.map(looksIn);
  const sheets = roots.map((root) => [...root.adoptedStyleSheets]);
  for (const root of roots) root.adoptedStyleSheets = [];
  expect(roots.map(looksIn)).not.toEqual(looks); // Chromium treats the same sheets in another order as no change
  roots.forEach((root, at) => (root.adoptedStyleSheets = sheets[at]!.toReversed()));
  expect(roots.map(looksIn)).toEqual(looks);
});
