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
  const client = await page.context().newCDPSession(page);
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 2_000,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await first.click();
  await page.goto('/app/admin/dealers');
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await expect
    .poll(async () => {
      await page.goto('/app/admin/switches');
      return page.getByRole('switch', { name }).first().getAttribute('aria-checked');
    })
    .not.toBe(before);
});
