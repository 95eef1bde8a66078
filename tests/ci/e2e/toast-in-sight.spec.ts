import type { Page } from '@playwright/test';
import { openBarePage } from '../../e2e/support/bare-page.ts';
import { expect, test } from '../../e2e/support/test.ts';

/** What a page does before something is copied; each returns when it is done. */
const PAGES: Record<string, (page: Page) => Promise<void>> = {
  'an element that fills the screen': async (page) => {
    await page
      .locator('#box')
      .evaluate((box) => box.addEventListener('click', () => void box.requestFullscreen(), { once: true }));
    await page.getByText('Kotak').click();
    await expect.poll(() => page.evaluate(() => document.fullscreenElement?.id)).toBe('box');
  },
  'an open popover': (page) =>
    page.locator('#box').evaluate((box: HTMLElement) => {
      box.popover = 'manual';
      box.showPopover();
    }),
  'a body with a transform, scrolled down': (page) =>
    page.evaluate(() => {
      document.body.style.transform = 'translateX(0)';
      scrollTo(0, 1500);
    }),
  'a body with a filter, scrolled down': (page) =>
    page.evaluate(() => {
      document.body.style.filter = 'sepia(10%)';
      scrollTo(0, 1500);
    }),
};

const open = (page: Page): Promise<void> =>
  openBarePage(
    page,
    `<textarea id="text">Kata</textarea><div style="height: 1600px"></div>
     <div id="box" style="inset: 0; width: 100%; height: 100vh"><p>Kotak</p><button data-copy="#text">Salin</button>
     <div data-widget="dealer-sop" data-load="eager" data-locale="ms" data-steps='[{"title":"Semak","detail":""}]'></div></div>
     <div style="height: 1600px"></div>`,
    { policy: null },
  );

async function expectInSight(page: Page): Promise<void> {
  const words = page.getByText('Copying text was successful');
  await words.hover(); // its time stands still
  await expect(words).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Close' }).click({ trial: true }); // nothing lies on it
}

test.beforeEach(async ({ browserName }) => {
  test.skip(browserName !== 'chromium', 'Firefox ESR has no popovers, and its driver fills no screen');
});

for (const [name, prepare] of Object.entries(PAGES))
  test(`a toast is in sight on a page with ${name}`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page);
    await prepare(page);
    await page.getByRole('button', { name: 'Salin' }).click();
    await expectInSight(page);
  });

test('a toast that is there already is above what fills the screen after it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  await page.getByRole('button', { name: 'Salin' }).click();
  await expect(page.getByText('Copying text was successful')).toBeVisible();
  await page.getByText('Copying text was successful').hover(); // its time stands still
  await page.locator('#box').evaluate((box) => box.requestFullscreen());
  await expectInSight(page);
});

test('a question of what fills the screen is asked above it', async ({ page }) => {
  await open(page);
  await page.getByRole('checkbox').check();
  await page.locator('#box').evaluate((box) => box.requestFullscreen());
  await page.getByRole('button', { name: 'Mula semula' }).click();
  await page.getByRole('button', { name: 'Ya', exact: true }).click();
  await expect(page.getByRole('checkbox')).not.toBeChecked();
});
