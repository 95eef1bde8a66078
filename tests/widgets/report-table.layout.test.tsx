import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { shadowOf } from '../../.storybook/support/host-page.ts';
import { snippet } from '../../.storybook/support/snippet.ts';
import { mountHtml } from '../support/mount-html.ts';
import { wordsOf } from '../support/words-of.ts';
import { brokenWords, spaceText } from '../support/text-spacing.ts';

const counts = { total: 12, GAP: 7, EPP: 4, NORMAL: 1 };
const report = snippet('report-table', {
  json: {
    header: ['Name', 'ID', 'Team', 'Place', 'Members', 'Gold bar', 'Gold bar of 100 g'],
    rows: Array.from({ length: 40 }, () => ['Siti', 'PG1', 'G100', 'Ipoh', counts, counts, counts]),
    data_total: [counts, counts, counts],
  },
});
const longName = report.replaceAll('Siti', 'Siti Nurhaliza binti Tarudin Permata');

/** The report in a place of this width. */
async function mountIn(width: number, html: string) {
  const { element, widget } = await mountHtml(`<div style="inline-size: ${width}px">${html}</div>`);
  const root = shadowOf(element);
  return { element, root, widget, box: root.querySelector('.box')! };
}

test('in a narrow card of a wide page the first column leaves space for the others', async () => {
  const { box, widget } = await mountIn(500, longName);
  const [name] = widget.getAllByRole('columnheader');
  await expect.poll(() => name!.offsetWidth / box.clientWidth).toBeCloseTo(0.45, 2);
  // the box follows its card
  const card = (box.getRootNode() as ShadowRoot).host.parentElement!;
  card.style.inlineSize = '540px';
  await expect.poll(() => box.clientWidth).toBeGreaterThan(530);
  await expect.poll(() => name!.offsetWidth / box.clientWidth).toBeCloseTo(0.45, 2);
  // the shadow that shows where it goes on stays within the round corners
  const { borderTopRightRadius, borderBottomRightRadius } = getComputedStyle(box.parentElement!, '::after');
  expect([borderTopRightRadius, borderBottomRightRadius]).toEqual(['9px', '9px']);
});

test.each([288, 328])('at %i px no figure is below the shadow that shows where the table goes on', async (width) => {
  const { root, box } = await mountIn(width, longName.replaceAll('"total":12', '"total":123456'));
  const { right } = box.getBoundingClientRect();
  const shadow = parseFloat(getComputedStyle(box.parentElement!, '::after').inlineSize);
  const figures = [...root.querySelectorAll('tbody tr:first-child .number')].map((cell) =>
    wordsOf(cell).getBoundingClientRect(),
  );
  expect(figures.filter((each) => each.right < right - shadow).length, 'in view').toBeGreaterThanOrEqual(2);
  expect(figures.filter((each) => each.right >= right - shadow && each.left < right)).toEqual([]);
});

test('the sign of a title stays beside it, above that of figures, and can be seen, with and without a note below', async () => {
  const { root, widget } = await mountIn(300, report);
  for (const category of ['All', 'GAP']) {
    if (category === 'GAP') {
      await userEvent.click(widget.getByRole('radio', { name: category }));
    }
    const apart = [...root.querySelectorAll('.sort')].filter((button) => {
      const [title, sign] = ['.title', 'svg'].map((part) => button.querySelector(part)!);
      // below the name there is no room for three signs: a line stands for each
      if (!sign!.checkVisibility()) return !getComputedStyle(title!).textDecorationLine.includes('underline');
      const [words, at] = [title!, sign!].map((part) => part.getBoundingClientRect());
      if (button.closest('.number')) return at!.bottom > words!.top || at!.right !== words!.right;
      return at!.top >= words!.bottom || at!.left < words!.right;
    });
    expect(apart, category).toEqual([]);
  }
  // "Name" is not broken to make room for it
  expect(root.querySelector<HTMLElement>('.title')!.offsetHeight).toBeLessThan(30);
  const { color, opacity } = getComputedStyle(root.querySelector('.off')!);
  expect([color, opacity]).toEqual([getComputedStyle(root.querySelector('.count')!).color, '1']);
});

test('on a page of any colour the categories have the ground of the search beside them, and the one under the pointer shows it', async () => {
  const { root, widget } = await mountIn(600, report);
  const groundOf = (element: Element): string => getComputedStyle(element).backgroundColor;
  expect(groundOf(root.querySelector('.segments')!)).toBe(groundOf(widget.getByRole('searchbox')));
  const label = widget.getByRole('radio', { name: 'EPP' }).closest('label')!;
  const before = groundOf(label);
  await userEvent.hover(label);
  await expect.poll(() => groundOf(label)).not.toBe(before);
});

test('in a low window there is room for rows, and for the sentence that there are none', async () => {
  await page.viewport(320, 200); // 400 % zoom
  const { box, root, widget } = await mountIn(288, report);
  const heightOf = (part: string): number => root.querySelector<HTMLElement>(part)!.offsetHeight;
  expect(box.clientHeight - heightOf('thead')).toBeGreaterThan(200);
  expect(getComputedStyle(root.querySelector('tfoot')!).position).toBe('static');
  // a swipe at its end scrolls the page, which it may fill
  expect(getComputedStyle(box).overscrollBehaviorY).toBe('auto');
  await userEvent.type(widget.getByRole('searchbox'), 'nobody');
  const sentence = await widget.findByText('No row matches.');
  expect(sentence.getBoundingClientRect().bottom).toBeLessThan(box.getBoundingClientRect().bottom);
});

test('where the person wants space between letters, the columns grow, and no word of them is broken', async () => {
  const { box, element } = await mountIn(500, report.replaceAll('G100', 'Kencana').replaceAll('"Ipoh"', '"Permata"'));
  expect(brokenWords(box)).toEqual([]);
  const undo = spaceText(element);
  await expect.poll(() => brokenWords(box)).toEqual([]);
  const { scrollWidth } = box;
  undo();
  await expect.poll(() => box.scrollWidth).toBeLessThan(scrollWidth);
});

test('on a phone the filters are as high as the search below them, and the longest name takes two lines until it is focused', async () => {
  await page.viewport(360, 800);
  const name =
    'Tengku Puteri Nur Syahirah Batrisyia Khadijah binti Tengku Laksamana Muhammad Fakhruddin Shah Al-Haj ibni Almarhum Tengku Abdul Kadir';
  const months = report.replace('"header"', '"start_month_year":"09-2026","end_month_year":"11-2026","header"');
  const { widget } = await mountIn(328, months.replaceAll('Siti', name));
  const heightOf = (element: HTMLElement): number => element.offsetHeight;
  expect(heightOf(widget.getByRole('button', { name: 'Filters Sep 2026 – Nov 2026' }))).toBe(
    heightOf(widget.getByRole('searchbox')),
  );
  const row = widget.getAllByRole('rowheader')[0]!;
  const folded = heightOf(row);
  expect(folded).toBeLessThanOrEqual(80);
  await userEvent.click(within(row).getByText(name));
  expect(heightOf(row)).toBeGreaterThan(folded + 40);
});

test('on a phone a name ends in its column, where figures pass beside it, and the titles stand on the lines of those of the texts', async () => {
  await page.viewport(360, 800);
  const { root, box } = await mountIn(328, longName.replace(/Siti[^"]+/, 'ستي نورحليذا بنت تارودين'));
  const inkOf = (part: string): DOMRect => wordsOf(root.querySelector(part)!).getBoundingClientRect();
  const [code, members, goldBar] = ['.sort:nth-child(2)', 'th:nth-child(2)', 'th:nth-child(3)'].map((part) =>
    inkOf(`thead ${part} > .title, thead ${part} > .sort > .title`),
  );
  expect(Math.abs(members!.bottom - code!.bottom)).toBeLessThan(4); // they differ in size
  expect([goldBar!.bottom, goldBar!.height]).toEqual([members!.bottom, members!.height]);
  box.scrollLeft = 60;
  await expect.poll(() => box.parentElement!.hasAttribute('data-before')).toBe(true);
  for (const name of root.querySelectorAll('tbody th > :first-child')) {
    const [{ left, right }, column] = [name.getBoundingClientRect(), name.parentElement!.getBoundingClientRect()];
    expect([left >= column.left, right <= column.right]).not.toContain(false);
    expect(getComputedStyle(name).maskImage).toBe('none');
  }
});

test('of many rows, those in sight stay in their place, whatever the height of those that come above them', async () => {
  const row = ['陳大文'.repeat(12), 'PG1', 'G100', 'Ipoh', counts]; // higher than estimated
  const json = {
    header: ['Name', 'ID', 'Team', 'Place', 'Members'],
    rows: Array(1_000).fill(row),
    data_total: [counts],
  };
  const { root, widget } = await mountIn(800, snippet('report-table', { json }));
  const region: HTMLElement = widget.getByRole('region');
  const lines = (): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('tr[data-index]')];
  region.scrollTop = 20_000;
  await expect.poll(() => Number(lines()[0]?.dataset.index)).toBeGreaterThan(100);
  const { top, bottom } = region.getBoundingClientRect();
  const seen = lines().find((line) => line.getBoundingClientRect().top > top + 50)!;
  for (let times = 0; times < 10; times += 1) {
    const before = seen.getBoundingClientRect().top;
    if (before + 40 > bottom) break;
    region.scrollBy({ top: -40 });
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    expect(Math.abs(seen.getBoundingClientRect().top - before - 40)).toBeLessThan(2);
  }
  expect(seen.isConnected).toBe(true);
});
