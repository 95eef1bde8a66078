/** A page's own style sheet reaches the parts of a widget that its README lists, and all that are there are listed. */
import { http, HttpResponse } from 'msw';
import { expect, onTestFinished, test } from 'vitest';
import { mountHtml } from '../../support/mount-html.ts';
import { network } from '../../support/network.ts';

const readmes = import.meta.glob<string>('../../../widgets/*/README.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const rows = Object.entries(readmes).map(([path, readme]) => [path.split('/').at(-2)!, readme] as const);

const MARK = 'rgb(1, 2, 3)';

/** What a template author copies: the first HTML of the README. */
const htmlIn = (readme: string): string => /^```html\n([^]*?)^```/m.exec(readme)![1]!;
const partsIn = (readme: string): string[] =>
  /^- Parts: (.*)\.$/m
    .exec(readme)![1]!
    .split(', ')
    .map((part) => part.replaceAll('`', ''));

test.each(rows)('%s', async (name, readme) => {
  network.use(
    http.get('/app/admin/recognition/progress/*', () => HttpResponse.json({ percent: 40, show_progress: true })),
  );
  const listed = partsIn(readme);
  const sheet = new CSSStyleSheet();
  for (const part of listed) sheet.insertRule(`[data-widget=${name}]::part(${part}) { outline-color: ${MARK}; }`);
  document.adoptedStyleSheets.push(sheet);
  onTestFinished(() => void document.adoptedStyleSheets.splice(document.adoptedStyleSheets.indexOf(sheet), 1));
  const { element } = await mountHtml(htmlIn(readme));
  const marked = () => [...element.shadowRoot!.querySelectorAll<HTMLElement>('[part]')];
  // at least the part `widget` and one inside it
  await expect.poll(() => marked().length).toBeGreaterThan(1);
  for (const each of marked()) {
    expect([...each.part].filter((part) => !listed.includes(part))).toEqual([]);
    expect(getComputedStyle(each).outlineColor, each.getAttribute('part')!).toBe(MARK);
  }
});
