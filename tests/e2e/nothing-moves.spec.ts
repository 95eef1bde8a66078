import { expect, test } from './support/test.ts';

const screens = [
  ['dealer', '/app/empire'],
  ['dealer', '/app/customers'],
  ['dealer', '/app/social-media'],
  ['dealer', '/app/sales'],
  ['dealer', '/app/upline'],
  ['dealer', '/app/help'],
  ['admin', '/app/admin/apprentices'],
  ['admin', '/app/admin/dealer-search'],
] as const;

for (const [role, path] of screens) {
  test(`nothing moves when the widgets of ${path} arrive @phone`, async ({ page, host }) => {
    await page.addInitScript(() => {
      const moved: string[] = [];
      Object.assign(window, { moved });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, sources } = entry as unknown as { value: number; sources: Array<{ node: Node | null }> };
          moved.push(`${value.toFixed(4)}: ${sources.map(({ node }) => node?.textContent?.slice(0, 40)).join(' | ')}`);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await host.open(role, path);
    await expect(page.locator('[data-widget-state=ready]').first()).toBeVisible();
    await expect(page.locator('[data-widget-state=loading]')).toHaveCount(0);
    expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
  });
}
