/** Places of a page that ask what is in them how wide it wants to be: flex rows, grid cells, table cells, floats. */
import { expect, test } from '../../e2e/support/test.ts';

const places = {
  'a flex row': 'display:flex',
  'a centred column': 'display:flex;flex-direction:column;align-items:center',
  'a grid that is only as wide as needed': 'display:grid;justify-content:start',
  'a cell': 'display:table-cell',
  'a box beside others': 'position:absolute;inset-inline-start:20px',
  'a flex row among text': 'display:inline-flex',
};
const screens: [path: string, role: 'dealer' | 'admin'][] = [
  ['/app/tempahan/atm', 'dealer'],
  ['/app/tempahan/bilik', 'dealer'],
  ['/app/tempahan/sesi', 'dealer'],
  ['/app/academy', 'dealer'],
  ['/app/admin/academy/interest', 'admin'],
  ['/app/profile', 'dealer'],
];

for (const [path, role] of screens)
  test(`${path} can be used in a place that is as wide as its content`, async ({ page, host }) => {
    await host.open(role, path);
    const widget = page.locator('[data-widget]').first();
    await expect(widget).toHaveAttribute('data-widget-state', 'ready');
    for (const viewport of [1000, 320]) {
      await page.setViewportSize({ width: viewport, height: 700 });
      for (const [place, style] of Object.entries(places))
        await test.step(`${place} at ${viewport} px`, async () => {
          const { width, overflow } = await widget.evaluate((element, css) => {
            const around = document.createElement('div');
            element.before(around);
            around.style.cssText = css;
            around.append(element);
            const measured = {
              width: element.getBoundingClientRect().width,
              overflow: document.documentElement.scrollWidth - innerWidth,
            };
            around.replaceWith(element);
            return measured;
          }, style);
          // a phone of 320 px, without its scroll bar and what the page leaves at the sides
          expect.soft(width).toBeGreaterThanOrEqual(200);
          expect.soft(overflow).toBeLessThanOrEqual(0);
        });
    }
  });
