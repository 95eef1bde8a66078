import { openBarePage, toggle } from './support/bare-page.ts';
import { expect, test } from './support/test.ts';

/** A redirect to a log-in page on another origin, as with single sign-on. The browser does not follow it for our requests, and hides its target. */
const ELSEWHERE = { status: 302, headers: { location: 'https://log-in.example/' } };
const ENDED = /Your session has ended|Sesi anda telah tamat/;

test('a call redirected to a log-in page on another origin shows that the session has ended', async ({
  host,
  page,
  problems,
}) => {
  problems.expect(/a switch could not be saved.*SessionEndedError/);
  problems.tolerate(/Unsafe attempt to load URL https:\/\/log-in\.example|ERR_FAILED|Failed to load resource/);
  await host.open('admin', '/app/admin/dealers');
  await page.route('**/app/admin/**', (route) => route.fulfill(ELSEWHERE));
  const kind = page.evaluate(
    () =>
      new Promise((resolve) => {
        (window.DealerWidgets as { on(type: string, listener: (detail: { kind: string }) => void): void }).on(
          'problem',
          (detail) => resolve(detail.kind),
        );
      }),
  );
  await page.getByRole('switch').first().click();
  expect(await kind).toBe('session-ended');
  await expect(page.getByText(ENDED).first()).toBeVisible();
});

test('in a frame with srcdoc such a call shows it too, after a check of the outer page', async ({
  host,
  page,
  problems,
}) => {
  problems.expect(/a switch could not be saved.*SessionEndedError/);
  problems.tolerate(/Unsafe attempt to load URL https:\/\/log-in\.example|ERR_FAILED|Failed to load resource/);
  await host.become('admin');
  const content = `<!doctype html><html lang="en"><script type="module" src="/widgets/loader.js"></script>${toggle(3)}</html>`;
  await openBarePage(page, `<iframe title="Preview" srcdoc='${content}'></iframe>`, { policy: null, head: '' });
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('switch')).toBeVisible();
  await page.route('**/app/admin/**', (route) => route.fulfill(ELSEWHERE));
  await frame.getByRole('switch').click();
  await expect(frame.getByText(ENDED).first()).toBeAttached();
});

/** A page of the same origin on which nothing asks for a password, as where people log in by telephone. */
const HERE = { status: 302, headers: { location: '/demo' } };

test('a redirect to a log-in page without a password is no success, also of a call from which nothing is read', async ({
  host,
  page,
  problems,
}) => {
  problems.expect(/SessionEndedError/);
  await host.open('dealer', '/app/documents');
  const form = page.getByRole('form', { name: 'Muat naik dokumen' });
  await form
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('a') });
  await page.route('**/app/documents**', (route) => route.fulfill(HERE));
  await form.getByRole('button', { name: 'Upload' }).click();
  await expect(form.getByText(ENDED)).toBeVisible();
  await expect(form.getByText('File uploaded successfully!')).toHaveCount(0);
});

test('a call that is answered with a redirect to a page, while the page is there, may have been carried out', async ({
  host,
  page,
  problems,
}) => {
  problems.expect(/a switch could not be saved.*ContractError.*redirected to \/app\/admin\/dealers/);
  await host.open('admin', '/app/admin/dealers');
  await page.route('**/app/admin/**/toggle', (route) =>
    route.fulfill({ status: 302, headers: { location: '/app/admin/dealers' } }),
  );
  await page.getByRole('switch').first().click();
  await expect(page.getByText(/tidak pasti sama ada telah disimpan|it is not known whether/).first()).toBeVisible();
  await expect(page.getByText(ENDED)).toHaveCount(0);
});
