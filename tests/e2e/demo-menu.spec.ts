import { expect, test } from './support/test.ts';

for (const [role, path] of [
  ['dealer', '/app/help'],
  ['admin', '/app/admin/report'],
] as const)
  test(`the menu of the ${role} shows every screen at 360 px`, async ({ host, page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await host.open(role, path);
    await page.getByText('Menu', { exact: true }).click();
    const links = page.getByRole('navigation', { name: 'Menu' }).getByRole('link');
    await expect(links.first()).toBeVisible();
    const cut = await links.evaluateAll((all) =>
      all
        .filter((link) => link.getBoundingClientRect().right > innerWidth || link.scrollWidth > link.clientWidth)
        .map((link) => link.textContent),
    );
    expect(cut).toEqual([]);
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(sideways).toBe(0);
  });
