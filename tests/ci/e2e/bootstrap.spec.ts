import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
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
/** A key that no widget uses belongs to the host. */
async function expectEscapeCloses(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(hostModal(page)).toBeHidden();
}

const people = [
  { user_id: 1, name: 'Aminah' },
  { user_id: 2, name: 'Rohani' },
];

test('Escape closes the list of a search box and leaves the host’s modal open', async ({ page }) => {
  await openInModal(page, withJson('searchable-select', { name: 'upline', options: people }));
  await page.getByRole('combobox').click();
  await expect(page.getByRole('option', { name: 'Aminah' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('option', { name: 'Aminah' })).toBeHidden();
  await expectFormStays(page);
  await expectEscapeCloses(page);
});

test('Escape closes the month picker, not the modal @floor', async ({ page }) => {
  await openInModal(page, '<div data-widget="month-filter" data-load="eager" data-month-year="3-2026"></div>');
  await page.getByRole('button', { name: /March|Mac/ }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('grid')).toBeHidden();
  await expectFormStays(page);
  await expectEscapeCloses(page);
});

test('Escape closes first a list in our dialog, then the dialog, but not the modal of the host', async ({ page }) => {
  await openInModal(
    page,
    withJson('upline-mentor', { dealer_id: 1, upline_mentor_id: 1, mentor_name: 'Aminah', options: people }),
  );
  await page.getByRole('button', { name: /Tukar mentor|Change mentor/ }).click();
  const dialog = page.getByRole('dialog', { name: /^(Mentor upline|Upline mentor)$/ });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('combobox').press('ArrowDown');
  await expect(page.getByRole('option', { name: 'Rohani' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('option', { name: 'Rohani' })).toBeHidden();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expectFormStays(page);
  await expectEscapeCloses(page);
});

test('Escape closes the images, not the modal', async ({ page }) => {
  const gallery = page.getByRole('dialog', { name: /^(Galeri testimoni|Testimonies)$/ });
  const image = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
  await openInModal(page, withJson('testimony-gallery', { poster: image, testimonies: [{ image }] }));
  await page.getByRole('button', { name: 'Poster' }).click();
  await expect(gallery).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(gallery).toBeHidden();
  await expectFormStays(page);
  await expectEscapeCloses(page);
});

test('Escape answers a question with no; the modal stays', async ({ page }) => {
  await openInModal(
    page,
    '<div data-widget="mentor-note" data-load="eager" data-report-card-id="1" data-note="A note"></div>',
  );
  await page.getByRole('button', { name: /Edit|Ubah/ }).click();
  await page.getByRole('textbox', { name: /note|nota/i }).fill('Another note');
  await page.getByRole('button', { name: /Save|Simpan/ }).click();
  await expect(page.getByRole('button', { name: 'Yes' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Yes' })).toBeHidden();
  await expectFormStays(page);
});
