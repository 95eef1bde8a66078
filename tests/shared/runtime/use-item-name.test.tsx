import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mountHtml } from '../../support/mount-html.ts';
import { network } from '../../support/network.ts';

const row = (cells: string): string => `<table><tbody><tr>${cells}</tr></tbody></table>`;
const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** Widgets that are used in table rows, with the role and the name of the control: in a row with the header `Ali`, and without a row. */
const WIDGETS: Array<[html: string, role: string, inRow: string, alone: string]> = [
  ['<span data-widget="yes-no-toggle" data-kind="fmd" data-id="3"></span>', 'switch', 'fmd: Ali', 'fmd: 3'],
  [
    '<span data-widget="yes-no-toggle" data-kind="slider" data-type="home" data-slider="main"></span>',
    'switch',
    'slider: Ali',
    'slider: main',
  ],
  [
    '<div data-widget="apprentice-status" data-apprentice-id="3"></div>',
    'combobox',
    'Apprentice status: Ali',
    'Apprentice status: 3',
  ],
  [
    '<span data-widget="image-viewer" data-kind="recognition-image" data-id="3"></span>',
    'button',
    'View: Ali',
    'View: 3',
  ],
  [
    '<span data-widget="image-viewer" data-kind="recognition-proof" data-id="3"></span>',
    'button',
    'View Proof: Ali',
    'View Proof: 3',
  ],
  [
    '<span data-widget="checklist-toggle" data-type="borang" data-customer-id="3"></span>',
    'switch',
    'borang: Ali',
    'borang',
  ],
  ['<span data-widget="social-media-toggle" data-type="facebook"></span>', 'switch', 'facebook: Ali', 'facebook'],
  ['<div data-widget="checklist-note" data-customer-id="3"></div>', 'button', 'Ubah: Nota: Ali', 'Ubah: Nota: 3'],
  [
    '<div data-widget="mentor-note" data-report-card-id="3"></div>',
    'button',
    'Ubah: Nota mentor: Ali',
    'Ubah: Nota mentor: 3',
  ],
  ['<div data-widget="upline-mentor" data-dealer-id="3"></div>', 'button', 'Tukar mentor: Ali', 'Tukar mentor: 3'],
];

test.each(WIDGETS)('%s is named by its row, else by its item', async (html, role, inRow, alone) => {
  const { widgets } = await mountHtml(row(`<th scope="row">Ali</th><td>${html}</td>`) + html);
  expect(
    widgets.map((each) => each.getByRole(role).getAttribute('aria-label') ?? each.getByRole(role).textContent),
  ).toEqual([inRow, alone]);
});

const viewer = WIDGETS[3]![0];

test.each([
  [
    'the first cell where no cell is a header',
    row(`<td> Siti\n Aminah </td><td>PG1</td><td>${viewer}</td>`),
    'View: Siti Aminah',
  ],
  [
    'not the number of the row or a box to tick',
    row(`<td><input type="checkbox"></td><td>7</td><td>Siti</td><td>${viewer}</td>`),
    'View: Siti',
  ],
  [
    'not what stands for another widget',
    row(`<td>${WIDGETS[0]![0].replace('><', '>Yes<')}</td><td>${viewer}</td>`),
    'View: 3',
  ],
  [
    'a row made of other elements',
    `<div role="row"><span role="cell">Siti</span><span role="cell">${viewer}</span></div>`,
    'View: Siti',
  ],
  [
    'the label of the page goes before',
    row(`<th>Ali</th><td>${viewer.replace('data-id', 'data-label="Abu" data-id')}</td>`),
    'View: Abu',
  ],
])('%s', async (_, html, name) => {
  const { widgets } = await mountHtml(html);
  expect(widgets.at(-1)!.getByRole('button', { name })).toBeVisible();
});

test('the popup of a viewer with a label is titled with it', async () => {
  network.use(http.get('/app/admin/recognition/image/3', () => HttpResponse.json(PIXEL)));
  const { widget } = await mountHtml(row(`<th>Ali</th><td>${viewer}</td>`));
  await userEvent.click(widget.getByRole('button'));
  expect(await widget.findByRole('dialog', { name: 'Recognition image: Ali' })).toBeVisible();
});

test.each([
  ['Tengku '.repeat(12), `${'Tengku '.repeat(11)}Te…`],
  [`${'Tengku '.repeat(11)}Ali`, `${'Tengku '.repeat(11)}Ali`],
  ['😀'.repeat(81), `${'😀'.repeat(79)}…`],
])('a long header %s is cut after a whole letter, and says so', async (header, shown) => {
  const { widget } = await mountHtml(
    row(`<th scope="row">${header}</th><td><div data-widget="apprentice-status" data-apprentice-id="3"></div></td>`),
  );
  expect(widget.getByRole('combobox')).toHaveAccessibleName(`Apprentice status: ${shown}`);
});
