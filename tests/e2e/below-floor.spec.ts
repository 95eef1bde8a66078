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

test('a browser below the floor keeps what the host wrote, and is told so once', async ({ page, host, problems }) => {
  problems.expect(/this browser is too old/);
  await page.addInitScript(() => {
    Reflect.deleteProperty(Array.prototype, 'with');
    const told: string[] = [];
    addEventListener('dw:error', (event) => told.push((event as CustomEvent<{ message: string }>).detail.message));
    Object.assign(window, { told });
  });
  await host.open('admin', '/app/admin/switches');
  const told = () => page.evaluate(() => (window as unknown as { told: string[] }).told);
  await expect.poll(told).toHaveLength(1);
  await page.evaluate(() => {
    const { scan } = window.DealerWidgets as { scan(): void };
    scan();
    document.querySelector('main')!.append(document.querySelector('[data-widget]')!.cloneNode(true));
  });
  await page.evaluate(() => new Promise((idle) => requestAnimationFrame(() => setTimeout(idle))));
  await expect(page.locator('[data-widget-state]')).toHaveCount(0);
  await expect(page.getByRole('switch')).toHaveCount(0);
  expect(await page.locator('[data-widget]').first().innerText()).toMatch(/Yes|No/);
  expect(await told()).toEqual([expect.stringContaining('Safari 16.4')]);
});
