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

  test('writes no other attribute, and no answer that is none', async ({ page, host }) => {
    await host.open('dealer', '/app/customers');
    const element = page.locator('#customer-2 [data-label^=Bayaran]');
    const item = element.getByRole('switch');
    const checked = await item.getAttribute('aria-checked');
    await item.click();
    await expect(item).not.toHaveAttribute('aria-checked', checked ?? '');
    await page.evaluate(() =>
      addEventListener('pagehide', () => {
        const key = `dealer-widgets:answers:${location.href}`;
        const [answered = ''] = Object.keys(JSON.parse(sessionStorage.getItem(key) ?? '{}'));
        const written = answered.slice('dw-answered-value'.length);
        const crafted = { [`onclick${written}`]: 'alert(1)', [`data-id${written}`]: '9', [answered]: '"{}"' };
        sessionStorage.setItem(key, JSON.stringify(crafted));
      }),
    );
    await page.goto('/app/empire');
    await page.goBack();
    await expect(item).toHaveAttribute('aria-checked', checked ?? '');
    expect(await element.evaluate((each) => each.getAttributeNames().filter((name) => name === 'onclick'))).toEqual([]);
    await expect(element).not.toHaveAttribute('data-id', '9');
  });
});
