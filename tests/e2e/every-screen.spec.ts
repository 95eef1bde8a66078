import { expect, test } from './support/test.ts';

test('every screen opens, its widgets become ready, and nothing goes wrong on the way', async ({ page }) => {
  await page.goto('/');
  const links = page.locator('.screens a');
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(addresses).not.toEqual([]);
  for (const address of addresses) {
    await test.step(address, async () => {
      await page.goto(address);
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.locator('[data-widget-state=loading]')).toHaveCount(0);
      await expect(page.locator('[data-widget-state=error]')).toHaveCount(0);
    });
  }
});
