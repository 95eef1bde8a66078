import { type HostFont, useHostFont } from './support/host-fonts.ts';
import { cutOff, holdAnswers, holdWidgets } from './support/layout.ts';
import { openBarePage } from './support/bare-page.ts';
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
/** Screens that request what they show. */
const askingScreens = [
  ['admin', '/app/admin/academy/interest'],
  ['dealer', '/app/academy'],
  ['dealer', '/app/tempahan/sesi'],
  ['dealer', '/app/quiz/2'],
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

for (const [role, path] of askingScreens) {
  test(`nothing of ${path} moves while its answers come late`, async ({ page, host }) => {
    const found: string[] = [];
    await host.open(role, '/demo');
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      const widgets = await holdWidgets(page);
      const answers = await holdAnswers(page);
      await page.goto(path, { waitUntil: 'commit' });
      await page.locator('footer').waitFor();
      await widgets.release();
      await page.locator('[data-widget-state=ready]').first().waitFor({ state: 'attached' });
      const waiting = await widgets.moved();
      await answers.release();
      for (const what of [...waiting, ...(await widgets.moved())]) found.push(`${width} px: ${what}`);
      await page.unrouteAll();
    }
    expect([...new Set(found)]).toEqual([]);
  });
}

test('nothing moves in a form that asks for its own look and low controls', async ({ page }) => {
  const widgets = await holdWidgets(page);
  const opened = openBarePage(
    page,
    `<form data-look="host" class="compact"><div data-widget="searchable-select" data-label="Upline" data-options="[]"></div>
<div data-widget="month-filter" data-month-year="3-2026"></div><div data-widget="training-registration" data-training-id="7" data-title="Emas" data-prices='[{"id":1,"name":"Biasa","price":"10"}]' data-user-id="5"></div></form><p>What follows</p>`,
    {
      head: '<link rel="stylesheet" href="/widgets/widgets.css"><style>body { font: 14px Arial } .compact { --dw-density: compact }</style><script type="module" src="/widgets/loader.js"></script>',
      policy: null,
    },
  );
  await page.getByText('What follows').waitFor();
  await widgets.release();
  await opened;
  await expect(page.locator('[data-widget-state=ready]')).toHaveCount(3);
  await expect(page.getByRole('combobox')).toHaveCSS('height', '34px');
  expect(await widgets.moved()).toEqual([]);
});
