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

const people = [
  { user_id: 1, name: 'Aminah' },
  { user_id: 2, name: 'Rohani' },
];

const image = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
const mentor = { dealer_id: 1, upline_mentor_id: 1, mentor_name: 'Aminah', options: people };

/** @param open opens something of the widget in the host's modal. @returns what one Escape after the other closes */
function testEscape(what: string, html: string, open: (page: Page) => Promise<Locator[]>): void {
  test(`Escape closes ${what}, not the modal of the host`, async ({ page }) => {
    await openInModal(page, html);
    const opened = await open(page);
    for (const each of opened) await expect(each).toBeVisible();
    for (const [at, each] of opened.entries()) {
      await page.keyboard.press('Escape');
      await expect(each).toBeHidden();
      for (const other of opened.slice(at + 1)) await expect(other).toBeVisible();
    }
    await expect(hostModal(page)).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Remark' })).toHaveValue('typed');
    await page.keyboard.press('Escape'); // a key that no widget uses belongs to the host
    await expect(hostModal(page)).toBeHidden();
  });
}

const search = withJson('searchable-select', { name: 'upline', options: people });
testEscape('the list of a search box', search, async (page) => {
  await page.getByRole('combobox').click();
  return [page.getByRole('option', { name: 'Aminah' })];
});

const months = '<div data-widget="month-filter" data-load="eager" data-month-year="3-2026"></div>';
testEscape('the month picker @floor', months, async (page) => {
  await page.getByRole('button', { name: /March|Mac/ }).click();
  return [page.getByRole('grid')];
});

testEscape('first a list in our dialog, then the dialog', withJson('upline-mentor', mentor), async (page) => {
  await page.getByRole('button', { name: /Tukar mentor|Change mentor/ }).click();
  await page.getByRole('combobox').press('ArrowDown');
  const dialog = page.getByRole('dialog', { name: /^(Mentor upline|Upline mentor)$/ });
  return [page.getByRole('option', { name: 'Rohani' }), dialog];
});

testEscape('the images', withJson('testimony-gallery', { poster: image, testimonies: [{ image }] }), async (page) => {
  await page.getByRole('button', { name: 'Poster' }).click();
  return [page.getByRole('dialog', { name: /^(Galeri testimoni|Testimonies)$/ })];
});

const note = '<div data-widget="mentor-note" data-load="eager" data-report-card-id="1" data-note="A note"></div>';
testEscape('a question, which is a no', note, async (page) => {
  await page.getByRole('button', { name: /Edit|Ubah/ }).click();
  await page.getByRole('textbox', { name: /note|nota/i }).fill('Another note');
  await page.getByRole('button', { name: /Save|Simpan/ }).click();
  const yes = page.getByRole('button', { name: 'Yes' });
  await expect(yes).toBeFocused();
  return [yes];
});
