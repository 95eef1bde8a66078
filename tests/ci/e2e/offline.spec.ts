import { LOADER, openBarePage, switchOf, toggle, turnOn } from '../../e2e/support/bare-page.ts';
import { answerQuiz, handIn } from '../../e2e/support/screens.ts';
import { settledOf } from '../../e2e/support/settled.ts';
import { expect, test } from '../../e2e/support/test.ts';
import type { Locator, Page } from '@playwright/test';

/** What a person sends without a connection (D28): it was not sent, and when the connection is back, the next press sends it. */

const UNSENT = /Tiada apa-apa yang telah dihantar|Nothing has been sent/;
const UNKNOWN = /Tidak pasti|not known/;

// ERR_INTERNET_DISCONNECTED is what Chromium calls it, NS_ERROR_OFFLINE is what Firefox does
test.beforeEach(({ problems }) =>
  problems.tolerate(
    /ERR_INTERNET_DISCONNECTED|NS_ERROR_OFFLINE|could not be|was not|did not start|could not be loaded from/,
  ),
);

test('a quiz is handed in', async ({ page, host, context }) => {
  const settled = settledOf(page);
  await host.open('dealer', '/app/quiz/2');
  await answerQuiz(page);
  await settled();
  await context.setOffline(true);
  await handIn(page);
  const again = page.getByRole('dialog', { name: 'Try again!' });
  await expect(again).toContainText(UNSENT);
  await expect(again).not.toContainText(UNKNOWN);
  await again.getByRole('button', { name: 'OK' }).click();
  await context.setOffline(false);
  await handIn(page);
  await expect(page.getByRole('dialog', { name: 'Berjaya dihantar!' })).toBeVisible();
});

test('a file is sent', async ({ page, host, context }) => {
  const settled = settledOf(page);
  await host.open('dealer', '/app/documents');
  const form = page.getByRole('form', { name: 'Muat naik dokumen' });
  await form
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-') });
  await settled();
  await context.setOffline(true);
  await form.getByRole('button', { name: /^Muat Naik/ }).click();
  await expect(form.getByText(UNSENT)).toBeVisible();
  await expect(form.getByText(UNKNOWN)).toHaveCount(0);
  await context.setOffline(false);
  await form.getByRole('button', { name: /^Muat Naik/ }).click();
  await expect(form.getByText('Fail berjaya dimuat naik!')).toBeVisible();
});

for (const [what, head] of [
  ['', undefined],
  [', with an import map', 'map'],
] as const)
  test(`a switch${what}, whose code for saving has not come, either`, async ({ page, host, context }) => {
    const settled = settledOf(page);
    await host.become('admin');
    const map = `<script type="importmap">{"imports":{}}</script>`;
    await openBarePage(page, toggle(3), {
      policy: null,
      head: `${head ? map : ''}${LOADER}`,
    });
    await expect(switchOf(page, 3)).toBeVisible();
    await settled();
    await context.setOffline(true);
    const mark = page.getByText(/could not be saved|tidak dapat disimpan/);
    // more often than a chunk has addresses on a page with an import map
    for (const _ of [1, 2]) {
      await switchOf(page, 3).click();
      await expect(switchOf(page, 3)).toHaveAttribute('aria-busy', 'true');
      await expect(switchOf(page, 3)).toHaveAttribute('aria-busy', 'false');
      await expect(mark).toBeAttached();
    }
    await context.setOffline(false);
    await turnOn(page, 3);
  });

const screens: [path: string, place: (page: Page) => Locator][] = [
  ['/app/profile', (page) => page.locator('[data-widget=avatar]')],
  ['/app/testimonies', (page) => page.getByRole('button', { name: 'Poster' }).first()],
];

for (const [path, place] of screens)
  test(`on ${path} they are there again when the device is online again`, async ({ host, page, problems }) => {
    problems.tolerate(/Failed to load resource/);
    let hasConnection = false;
    await page.route('**/storage/**', (route) =>
      hasConnection ? route.continue() : route.abort('internetdisconnected'),
    );
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/storage/'));
    await host.open('dealer', path);
    await failed;
    await expect(page.locator('[data-widget]').first()).toHaveAttribute('data-widget-state', 'ready');
    const picture = place(page).locator('img');
    await expect(picture).toHaveCount(0);
    hasConnection = true;
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(picture).toBeVisible();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });
