import { slowUploads } from '../../e2e/support/slow-uploads.ts';
import { expect, test } from '../../e2e/support/test.ts';

test('a switch pressed just before the page is left is saved, even slowly', async ({ page, host, browserName }) => {
  test.skip(browserName !== 'chromium', 'only its driver can make a connection slow');
  await host.open('admin', '/app/admin/switches');
  const [first, other] = [page.getByRole('switch').first(), page.getByRole('switch').nth(1)];
  const name = (await first.getAttribute('aria-label')) ?? '';
  const before = await first.getAttribute('aria-checked');
  const saved = page.waitForResponse((response) => response.request().method() === 'POST');
  await other.click(); // the code that saves is there then
  await saved;
  const fast = await slowUploads(page, 20); // what has left the device whole arrives in any case
  await first.click();
  await page.goto('/app/admin/dealers');
  await fast();
  await expect
    .poll(async () => {
      await page.goto('/app/admin/switches');
      return page.getByRole('switch', { name }).first().getAttribute('aria-checked');
    })
    .not.toBe(before);
});
