import { expect, test } from './support/test.ts';

/** Widgets whose place is kept, and the screens they are on. */
const screens = [
  ['dealer', '/app/academy', 'course-calendar'],
  ['dealer', '/app/tempahan/atm', 'atm-booking'],
  ['dealer', '/app/customers', 'checklist-note'],
  ['dealer', '/app/profile', 'avatar'],
] as const;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [role, path, name] of screens) {
    test(`${path} shows what the host wrote and keeps no empty boxes`, async ({ page, host }) => {
      await host.open(role, path);
      const widget = page.locator(`[data-widget=${name}]`).first();
      await expect(widget).toBeVisible();
      const box = await widget.boundingBox();
      const words = await widget.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getBoundingClientRect().height;
      });
      expect(box!.height).toBeLessThanOrEqual(words + 40);
    });
  }
});
