import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { PIXEL } from '../../support/item.ts';
import { mountHtml } from '../../support/mount-html.ts';
import { network } from '../../support/network.ts';

const row = (cells: string): string => `<table><tbody><tr>${cells}</tr></tbody></table>`;
const tag = (name: string, attributes: string): string => `<div data-widget="${name}" ${attributes}></div>`;
const VIEWER = tag('image-viewer', 'data-kind="recognition-image" data-id="3"');

/** Widgets that are used in table rows, with the role and the name of the control: in a row with the header `Ali`, and without a row. */
test.each([
  ['yes-no-toggle', 'data-kind="fmd" data-id="3"', 'switch', 'fmd: Ali', 'fmd: 3'],
  ['yes-no-toggle', 'data-kind="slider" data-type="a" data-slider="main"', 'switch', 'slider: Ali', 'slider: main'],
  ['apprentice-status', 'data-apprentice-id="3"', 'combobox', 'Apprentice status: Ali', 'Apprentice status: 3'],
  ['image-viewer', 'data-kind="recognition-image" data-id="3"', 'button', 'View: Ali', 'View: 3'],
  ['image-viewer', 'data-kind="recognition-proof" data-id="3"', 'button', 'View Proof: Ali', 'View Proof: 3'],
  ['checklist-toggle', 'data-type="borang" data-customer-id="3"', 'switch', 'borang: Ali', 'borang'],
  ['social-media-toggle', 'data-type="facebook"', 'switch', 'facebook: Ali', 'facebook'],
  ['checklist-note', 'data-customer-id="3"', 'button', 'Ubah: Nota: Ali', 'Ubah: Nota: 3'],
  ['mentor-note', 'data-report-card-id="3"', 'button', 'Ubah: Nota mentor: Ali', 'Ubah: Nota mentor: 3'],
  ['upline-mentor', 'data-dealer-id="3"', 'button', 'Tukar mentor: Ali', 'Tukar mentor: 3'],
])('%s with %s is named by its row, else by its item', async (name, attributes, role, inRow, alone) => {
  const html = tag(name, attributes);
  const { widgets } = await mountHtml(row(`<th scope="row">Ali</th><td>${html}</td>`) + html);
  expect(
    widgets.map((each) => each.getByRole(role).getAttribute('aria-label') ?? each.getByRole(role).textContent),
  ).toEqual([inRow, alone]);
});

test.each([
  [
    'the first cell where no cell is a header',
    row(`<td> Siti\n Aminah </td><td>PG1</td><td>${VIEWER}</td>`),
    'View: Siti Aminah',
  ],
  [
    'not the number of the row or a box to tick',
    row(`<td><input type="checkbox"></td><td>7</td><td>Siti</td><td>${VIEWER}</td>`),
    'View: Siti',
  ],
  [
    'not what stands for another widget',
    row(`<td><span data-widget="yes-no-toggle" data-kind="fmd" data-id="3">Yes</span></td><td>${VIEWER}</td>`),
    'View: 3',
  ],
  [
    'a row made of other elements',
    `<div role="row"><span role="cell">Siti</span><span role="cell">${VIEWER}</span></div>`,
    'View: Siti',
  ],
  [
    'the label of the page goes before',
    row(`<th>Ali</th><td>${VIEWER.replace('data-id', 'data-label="Abu" data-id')}</td>`),
    'View: Abu',
  ],
])('%s', async (_, html, name) => {
  const { widgets } = await mountHtml(html);
  expect(widgets.at(-1)!.getByRole('button', { name })).toBeVisible();
});

test('the popup of a viewer with a label is titled with it', async () => {
  network.use(http.get('/app/admin/recognition/image/3', () => HttpResponse.json(PIXEL)));
  const { widget } = await mountHtml(row(`<th>Ali</th><td>${VIEWER}</td>`));
  await userEvent.click(widget.getByRole('button'));
  expect(await widget.findByRole('dialog', { name: 'Recognition image: Ali' })).toBeVisible();
});

test.each([
  ['Tengku '.repeat(12), `${'Tengku '.repeat(11)}Te…`],
  [`${'Tengku '.repeat(11)}Ali`, `${'Tengku '.repeat(11)}Ali`],
  ['😀'.repeat(81), `${'😀'.repeat(79)}…`],
])('a long header %s is cut after a whole letter, and says so', async (header, shown) => {
  const { widget } = await mountHtml(
    row(`<th scope="row">${header}</th><td>${tag('apprentice-status', 'data-apprentice-id="3"')}</td>`),
  );
  expect(widget.getByRole('combobox')).toHaveAccessibleName(`Apprentice status: ${shown}`);
});
