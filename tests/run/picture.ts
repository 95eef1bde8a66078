/**
 * The README's picture, made of the demo host: `npm run build && node tests/run/picture.ts`. A member's screen on a phone, beside a table of an
 * admin.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { startHost } from '../../mocks/host/host.ts';
import { chromiumLaunch, sameEverywhere } from '../chromium.mjs';

const root = path.join(import.meta.dirname, '../..');
const FILE = path.join(root, 'stories/guides/pictures/demo-host.png');
const PHONE = { width: 375, height: 640 };
const DESK = { width: 880, height: 640 };

async function opened(browser: Browser, viewport: typeof PHONE, address: string): Promise<Page> {
  const page = await browser.newPage({ ...sameEverywhere, viewport });
  await page.goto(address);
  await page.locator('[data-widget-state="ready"]').first().waitFor();
  return page;
}

/** Chooses a state, an ATM and a slot. */
async function memberScreen(browser: Browser, origin: string): Promise<string> {
  const page = await opened(browser, PHONE, `${origin}/demo/as/101?to=/app/tempahan/atm`);
  await page.getByLabel('Negeri').selectOption({ index: 1 });
  await page.getByLabel('ATM', { exact: true }).selectOption({ index: 1 });
  await page.getByRole('radio').nth(1).click();
  const free = page.getByRole('checkbox', { name: /tempat lagi$/ });
  await free.nth(0).click();
  await free.nth(2).click();
  await page
    .getByText('Tarikh', { exact: true })
    .evaluate((label) => scrollTo(0, scrollY + label.getBoundingClientRect().top - 16));
  return (await page.screenshot()).toString('base64');
}

/** A table whose switches save at once. */
async function adminScreen(browser: Browser, origin: string): Promise<string> {
  const page = await opened(browser, DESK, `${origin}/demo/as/admin?to=/app/admin/dealers`);
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => heading.scrollIntoView());
  await page.locator('[data-widget-state="loading"]').first().waitFor({ state: 'detached' });
  return (await page.screenshot()).toString('base64');
}

const host = await startHost({ port: 0, dist: path.join(root, 'dist') });
const browser = await chromium.launch(await chromiumLaunch());
try {
  const screens = [await memberScreen(browser, host.url), await adminScreen(browser, host.url)];
  const page = await browser.newPage({
    ...sameEverywhere,
    viewport: { width: PHONE.width + DESK.width + 72, height: PHONE.height + 48 },
  });
  await page.setContent(
    `<body style="margin:24px;display:flex;gap:24px;background:#eceef1">${screens
      .map((screen) => `<img style="border-radius:12px" src="data:image/png;base64,${screen}">`)
      .join('')}`,
  );
  await writeFile(FILE, await page.screenshot());
} finally {
  await browser.close();
  await host.close();
}
