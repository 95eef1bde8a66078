import type { Page } from '@playwright/test';
import { expect, test } from '../../e2e/support/test.ts';

test.describe('what a script has written where answers are kept', () => {
  const kept = (page: Page, text: string) =>
    page.evaluate((value) => sessionStorage.setItem(`dealer-widgets:answers:${location.href}`, value), text);

  test('does not stop a save, nor the widgets after a reload', async ({ page, host }) => {
    await host.open('dealer', '/app/customers');
    const item = page.locator('#customer-2').getByRole('switch', { name: /^Bayaran/ });
    for (const text of ['null', '[null]', '"x"', '7', '{"unanswered":[]}']) {
      const before = await item.getAttribute('aria-checked');
      await kept(page, text);
      await item.click();
      await expect(item, text).not.toHaveAttribute('aria-checked', before ?? '');
      await kept(page, text);
      await page.reload();
      await expect(item, text).not.toHaveAttribute('aria-checked', before ?? '');
    }
  });

  test('is no answer after Back', async ({ page, host }) => {
    await host.open('dealer', '/app/customers');
    const item = page.locator('#customer-2').getByRole('switch', { name: /^Bayaran/ });
    const checked = await item.getAttribute('aria-checked');
    await item.click();
    await expect(item).not.toHaveAttribute('aria-checked', checked ?? '');
    await page.evaluate(() =>
      addEventListener('pagehide', () => {
        const key = `dealer-widgets:answers:${location.href}`;
        const [answered = ''] = Object.keys(JSON.parse(sessionStorage.getItem(key) ?? '{}'));
        sessionStorage.setItem(key, `{"${answered.replaceAll('"', '\\"')}":{"toString":1},"__proto__":true}`);
      }),
    );
    await page.goto('/app/empire');
    await page.goBack();
    await expect(item).toHaveAttribute('aria-checked', checked ?? '');
  });
});
