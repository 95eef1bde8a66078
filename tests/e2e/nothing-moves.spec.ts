import { type HostFont, useHostFont } from './support/host-fonts.ts';
import { cutOff, holdWidgets } from './support/layout.ts';
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
  ['admin', '/app/admin/recognition'],
  ['admin', '/app/admin/recognition/2'],
] as const;
const fonts: HostFont[] = ['narrow', 'wide', 'tall'];
const widths = [320, 360, 1280];

for (const [role, path] of screens) {
  test(`nothing moves or is cut when the widgets of ${path} arrive, whatever the font`, async ({ page, host }) => {
    const found: string[] = [];
    await host.open(role, '/demo');
    for (const font of fonts) {
      await useHostFont(page, font);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 740 });
        const widgets = await holdWidgets(page);
        await page.goto(path, { waitUntil: 'commit' });
        await page.locator('footer').waitFor();
        await widgets.release();
        await page.locator('[data-widget-state=ready]').first().waitFor({ state: 'attached' });
        await expect(page.locator('[data-widget-state=loading]')).toHaveCount(0);
        for (const what of [...(await widgets.moved()), ...(await cutOff(page))])
          found.push(`${font}, ${width} px: ${what}`);
        await page.unroute('**/widgets/loader.js');
      }
    }
    expect(found).toEqual([]);
  });
}
