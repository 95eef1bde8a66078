import type { FrameLocator, Page } from '@playwright/test';
import { openBarePage, toggle } from './support/bare-page.ts';
import { expect, test } from './support/test.ts';

/** Widgets in frames without an address of their own, such as a preview or an editor of the host. */
const MONTHS = '<div data-widget="month-filter" data-month-year="3-2026" data-label="Month"></div>';
const documentOf = (body: string) =>
  `<!doctype html><html lang="en"><script type="module" src="/widgets/loader.js"></script>${body}</html>`;
const CONTENT = documentOf(toggle(3));
const inFrame = (content: string, attributes = '') =>
  `<iframe title="Preview" ${attributes} srcdoc='${content.replaceAll("'", '&#39;')}'></iframe>`;

const switchIn = (frame: FrameLocator) => frame.getByRole('switch', { name: 'Toggle 3' });

async function expectItSaves(page: Page): Promise<void> {
  const control = switchIn(page.frameLocator('iframe'));
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await control.click();
  expect(await (await sent).headerValue('x-xsrf-token')).toBeTruthy();
  await expect(control).toBeChecked();
}

test.beforeEach(({ host }) => host.become('admin'));

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
  const sent = page.waitForRequest((request) => request.isNavigationRequest());
  await frame.getByRole('gridcell', { name: 'May' }).click();
  expect(new URL((await sent).url()).search).toBe('?team=g100&month_year=5-2026');
});

test('in a frame with srcdoc the outcome of a payment and the key of kept ticks come from the address of the outer page', async ({
  page,
  host,
}) => {
  await host.become('dealer');
  const settings = '{ "payment_status_parameter": "paid", "payment_url": "/pay" }';
  const training = '{ "training_id": 7, "title": "Kem", "yuran": "150" }';
  const content = documentOf(
    `<script type="application/json" id="dealer-widgets-config">${settings}</script>
     <div data-widget="training-registration"><script type="application/json">${training}</script></div>
     <div data-widget="dealer-sop" data-load="eager" data-steps='[{"title":"Call","detail":""}]'></div>`,
  );
  await openBarePage(page, inFrame(content), { policy: null, path: '/app/plt/bare?paid=cancelled' });
  const frame = page.frameLocator('iframe');
  await expect(frame.getByText('The payment was cancelled')).toBeVisible();
  await frame.getByRole('checkbox').check();
  const kept = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('dealer-sop')));
  expect(kept).toEqual([expect.stringContaining('dealer-sop:/app/plt/bare:')]);
  await frame.getByRole('button', { name: 'REGISTER', exact: true }).click();
  await expect(frame.getByRole('button', { name: 'Logout' })).toBeVisible();
  // the address of the outer page is not the frame's to change
  await page.route('**/pay/*', (route) => route.fulfill({ body: 'Pay here' }));
  await frame.getByRole('checkbox', { name: 'I understand and agree.' }).check();
  await frame.getByRole('button', { name: 'Register and pay' }).click();
  await frame.getByRole('button', { name: 'Yes' }).click();
  await expect(frame.getByText('Pay here')).toBeVisible();
  expect(new URL(page.url()).search).toBe('?paid=cancelled');
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

test('in a sandboxed frame, which has no cookies, the reason of a failed switch is logged once', async ({
  page,
  problems,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => void logged.push(message.text()));
  const howOften = (words: string) => logged.filter((each) => each.includes(words)).length;
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
  await expect(frame.getByRole('status')).toHaveText(/could not be saved/);
  await switchIn(frame).click();
  await expect.poll(() => howOften('a switch could not be saved')).toBe(2);
  expect(howOften('sandboxed frame without')).toBe(1);
});
