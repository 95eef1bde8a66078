import { expect, test } from 'vitest';
import { shadowOf } from '../../stories/support/host-page.ts';
import { snippet } from '../../stories/support/snippet.ts';
import { mountHtml } from '../support/mount-html.ts';

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
  return { root, widget, box: root.querySelector('.box')! };
}

test('in a narrow card of a wide page the first column leaves space for the others', async () => {
  const { box, widget } = await mountIn(300, longName);
  const [name] = widget.getAllByRole('columnheader');
  await expect.poll(() => name!.offsetWidth / box.clientWidth).toBeCloseTo(0.45, 2);
  // the box follows its card
  const card = (box.getRootNode() as ShadowRoot).host.parentElement!;
  card.style.inlineSize = '400px';
  await expect.poll(() => box.clientWidth).toBeGreaterThan(390);
  await expect.poll(() => name!.offsetWidth / box.clientWidth).toBeCloseTo(0.45, 2);
});
