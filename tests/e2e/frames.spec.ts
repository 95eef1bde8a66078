import type { FrameLocator, Page } from '@playwright/test';
import { openBarePage, toggle } from './support/bare-page.ts';
import { expect, test } from './support/test.ts';

/** Widgets in frames whose own address says nothing: what a host shows in a preview or an editor. */
const MONTHS = '<div data-widget="month-filter" data-month-year="3-2026" data-label="Month"></div>';
const documentOf = (body: string) =>
  `<!doctype html><html lang="en"><script type="module" src="/widgets/loader.js"></script>${body}</html>`;
const CONTENT = documentOf(toggle(3));
const inFrame = (content: string, attributes = '') =>
  `<iframe title="Preview" ${attributes} srcdoc='${content.replaceAll("'", '&#39;')}'></iframe>`;

const switchIn = (frame: FrameLocator) => frame.getByRole('switch', { name: 'Toggle 3' });

async function expectItSaves(page: Page): Promise<void> {
  const control = switchIn(page.frameLocator('iframe'));
  const asked = page.waitForRequest((request) => request.method() === 'POST');
  await control.click();
  expect(await (await asked).headerValue('x-xsrf-token')).toBeTruthy();
  await expect(control).toBeChecked();
}

test.beforeEach(({ host }) => host.open('admin', '/'));

test('in a frame with srcdoc a switch saves, with its token', async ({ page }) => {
  await openBarePage(page, inFrame(CONTENT), { policy: null });
  await expectItSaves(page);
});

test('in a frame with srcdoc a chosen month leads to the address of the page around it, as a link would', async ({
  page,
}) => {
  await openBarePage(page, inFrame(documentOf(MONTHS)), { policy: null, path: '/app/admin/bare?team=g100' });
  await page.route(/month_year=/, (route) => route.fulfill({ contentType: 'text/html', body: 'May' }));
  const frame = page.frameLocator('iframe');
  await frame.getByRole('button', { name: /March/ }).click();
  const asked = page.waitForRequest((request) => request.isNavigationRequest());
  await frame.getByRole('gridcell', { name: 'May' }).click();
  expect(new URL((await asked).url()).search).toBe('?team=g100&month_year=5-2026');
});

test('in a frame that was written a switch saves, with its token', async ({ page }) => {
  await openBarePage(page, '<iframe title="Preview"></iframe>', { policy: null, head: '' });
  await page.locator('iframe').evaluate((frame: HTMLIFrameElement, content) => {
    frame.contentDocument!.open();
    frame.contentDocument!.write(content);
    frame.contentDocument!.close();
  }, CONTENT);
  await expectItSaves(page);
});

test('in a sandboxed frame, which has no cookies, a failed switch says why, once', async ({ page, problems }) => {
  const said: string[] = [];
  page.on('console', (message) => void said.push(message.text()));
  const howOften = (words: string) => said.filter((each) => each.includes(words)).length;
  problems.expect(/sandboxed frame without allow-same-origin/);
  problems.expect(/a switch could not be saved/);
  problems.tolerate(/CORS policy|ERR_FAILED|Cross-Origin|sandbox/i);
  await page.route('**/widgets/**', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'access-control-allow-origin': '*' } });
  });
  await openBarePage(page, inFrame(CONTENT, 'sandbox="allow-scripts"'), { policy: null, head: '' });
  const frame = page.frameLocator('iframe');
  await switchIn(frame).click();
  await expect(frame.getByText(/could not be saved/)).toBeAttached();
  await switchIn(frame).click();
  await expect.poll(() => howOften('a switch could not be saved')).toBe(2);
  expect(howOften('sandboxed frame without')).toBe(1);
});
