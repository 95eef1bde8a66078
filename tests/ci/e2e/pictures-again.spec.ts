/** Pictures that could not be loaded while there was no connection. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../e2e/support/test.ts';

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
