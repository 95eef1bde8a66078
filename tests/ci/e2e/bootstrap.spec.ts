import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { openBarePage } from '../../e2e/support/bare-page.ts';
import { expect, test } from '../../e2e/support/test.ts';

const bootstrap = path.dirname(fileURLToPath(import.meta.resolve('bootstrap/package.json')));
const HEAD = `<link rel="stylesheet" href="/bootstrap/css/bootstrap.min.css">
<script src="/bootstrap/js/bootstrap.bundle.min.js"></script>
<script type="module" src="/widgets/loader.js"></script>`;

/** A page whose widgets are in a modal of Bootstrap 5, as installed; it closes on Escape even if something else has handled that key. */
async function openInModal(page: Page, widgets: string): Promise<void> {
  await page.route('**/bootstrap/**', (route) =>
    route.fulfill({
      path: path.join(bootstrap, 'dist', new URL(route.request().url()).pathname.slice('/bootstrap'.length)),
    }),
  );
  await openBarePage(
    page,
    `<button data-bs-toggle="modal" data-bs-target="#modal">Open the form</button>
<div class="modal" id="modal" tabindex="-1" aria-labelledby="title"><div class="modal-dialog"><div class="modal-content">
<div class="modal-header"><h1 class="modal-title" id="title">The form of the host</h1></div>
<div class="modal-body"><label>Remark <input></label>${widgets}</div></div></div></div>`,
    { head: HEAD },
  );
  await page.getByRole('button', { name: 'Open the form' }).click();
  await expect(hostModal(page)).toBeVisible();
  await page.getByRole('textbox', { name: 'Remark' }).fill('typed');
}
const hostModal = (page: Page) => page.getByRole('dialog', { name: 'The form of the host' });
const withJson = (name: string, properties: object) =>
  `<div data-widget="${name}" data-load="eager"><script type="application/json">${JSON.stringify(properties)}</script></div>`;

async function expectFormStays(page: Page): Promise<void> {
  await expect(hostModal(page)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Remark' })).toHaveValue('typed');
}
const people = [
  { user_id: 1, name: 'Aminah' },
  { user_id: 2, name: 'Rohani' },
];

const image = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
const mentor = { dealer_id: 1, upline_mentor_id: 1, mentor_name: 'Aminah', options: people };

/** What is open in the host's modal: the widget, how it is opened, and what one Escape after the other closes. */
const OPEN: Array<
  [what: string, html: string, open: (page: Page) => Promise<void>, closes: (page: Page) => Locator[]]
> = [
  [
    'the list of a search box',
    withJson('searchable-select', { name: 'upline', options: people }),
    (page) => page.getByRole('combobox').click(),
    (page) => [page.getByRole('option', { name: 'Aminah' })],
  ],
  [
    'the month picker @floor',
    '<div data-widget="month-filter" data-load="eager" data-month-year="3-2026"></div>',
    (page) => page.getByRole('button', { name: /March|Mac/ }).click(),
    (page) => [page.getByRole('grid')],
  ],
  [
    'first a list in our dialog, then the dialog',
    withJson('upline-mentor', mentor),
    async (page) => {
      await page.getByRole('button', { name: /Tukar mentor|Change mentor/ }).click();
      await page.getByRole('combobox').press('ArrowDown');
    },
    (page) => [
      page.getByRole('option', { name: 'Rohani' }),
      page.getByRole('dialog', { name: /^(Mentor upline|Upline mentor)$/ }),
    ],
  ],
  [
    'the images',
    withJson('testimony-gallery', { poster: image, testimonies: [{ image }] }),
    (page) => page.getByRole('button', { name: 'Poster' }).click(),
    (page) => [page.getByRole('dialog', { name: /^(Galeri testimoni|Testimonies)$/ })],
  ],
  [
    'a question, which is a no',
    '<div data-widget="mentor-note" data-load="eager" data-report-card-id="1" data-note="A note"></div>',
    async (page) => {
      await page.getByRole('button', { name: /Edit|Ubah/ }).click();
      await page.getByRole('textbox', { name: /note|nota/i }).fill('Another note');
      await page.getByRole('button', { name: /Save|Simpan/ }).click();
      await expect(page.getByRole('button', { name: 'Yes' })).toBeFocused();
    },
    (page) => [page.getByRole('button', { name: 'Yes' })],
  ],
];
for (const [what, html, open, closes] of OPEN)
  test(`Escape closes ${what}, not the modal of the host`, async ({ page }) => {
    await openInModal(page, html);
    await open(page);
    const opened = closes(page);
    for (const each of opened) await expect(each).toBeVisible();
    for (const [at, each] of opened.entries()) {
      await page.keyboard.press('Escape');
      await expect(each).toBeHidden();
      for (const other of opened.slice(at + 1)) await expect(other).toBeVisible();
    }
    await expectFormStays(page);
    await page.keyboard.press('Escape'); // a key that no widget uses belongs to the host
    await expect(hostModal(page)).toBeHidden();
  });
