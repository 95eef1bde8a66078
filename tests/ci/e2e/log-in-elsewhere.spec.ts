import type { Page } from '@playwright/test';
import { nextOf, toggle } from '../../e2e/support/bare-page.ts';
import { hostInFront } from '../../e2e/support/second-server.ts';
import { expect, test } from '../../e2e/support/test.ts';

/** A redirect to a log-in page on another origin, as with single sign-on. The browser does not follow it for our requests, and hides its target. */
const ELSEWHERE = { status: 302, headers: { location: 'https://log-in.example/' } };
const ENDED = /Your session has ended|Sesi anda telah tamat/;

test('a call redirected to a log-in elsewhere shows that the session has ended', async ({ host, page, problems }) => {
  problems.expect(/a switch could not be saved.*SessionEndedError/);
  problems.tolerate(/Unsafe attempt to load URL https:\/\/log-in\.example|ERR_FAILED|Failed to load resource/);
  await host.open('admin', '/app/admin/dealers');
  await page.route('**/app/admin/**', (route) => route.fulfill(ELSEWHERE));
  const problem = nextOf(page, 'problem');
  await page.getByRole('switch').first().click();
  expect(await problem).toMatchObject({ kind: 'session-ended' });
  await expect(page.getByText(ENDED).first()).toBeVisible();
});

/** A host whose pages redirect to one that asks for a telephone number, once the session has ended. */
async function endingHost(demoHost: string, isLed: (url: string) => boolean, pagesToo: boolean) {
  let isEnded = false;
  const html = (content: string): string =>
    `<!doctype html><html lang="en"><title>Host</title><link rel="icon" href="data:,">${content}</html>`;
  const host = await hostInFront(demoHost, ({ method, url = '' }, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    const leaves = isLed(url) || (method === 'HEAD' && isEnded && pagesToo);
    if (leaves) return response.writeHead(302, { location: '/phone' }).end();
    if (url === '/phone') return response.end(html('<form action="/otp"><input name="phone"></form>'));
    return response.end(
      html(
        `<script type="module" src="/widgets/loader.js"></script>${toggle(3)}<div data-widget="file-uploader" data-locale="en" data-load="eager" data-title="Documents" data-upload-url="/upload"></div>`,
      ),
    );
  });
  return { ...host, end: () => void (isEnded = true) };
}

test('an upload that ends at a log-in page without a password is no success', async ({ page, problems, baseURL }) => {
  problems.expect(/was not uploaded.*SessionEndedError/);
  const host = await endingHost(baseURL!, (url) => url === '/upload', true);
  await page.goto(`${host.origin}/page`);
  host.end();
  await upload(page);
  await expect(page.getByText(ENDED)).toBeVisible();
  expect(host.requests).toContain('GET /phone');
  await host.close();
});

async function upload(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: 'Documents' });
  const file = { name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('a') };
  await form.locator('input[type=file]').setInputFiles(file);
  await form.getByRole('button', { name: 'Upload' }).click();
}
