import type { Locator } from '@playwright/test';
import { openBarePage } from '../../e2e/support/bare-page.ts';
import { drawnPicture } from '../../e2e/support/drawn-picture.ts';
import { openForm } from '../../e2e/support/screens.ts';
import { expect, test } from '../../e2e/support/test.ts';

const OPTIONS = JSON.stringify(Array.from({ length: 30 }, (_, at) => ({ value: at + 1, label: `Dealer ${at + 1}` })));
const WIDGETS = `<div data-widget="searchable-select" data-label="Upline" data-options='${OPTIONS}'></div>
<div data-widget="month-filter" data-month-year="3-2026"></div>
<div data-widget="training-registration" data-locale="ms" data-training-id="7" data-title="Emas" data-prices='[{"id":1,"name":"Biasa","price":"10"}]' data-user-id="5"></div>
<div data-widget="testimony-gallery" data-poster="/large.png" data-testimonies='[{"image":"/large.png?2"}]'></div>`;

/** Part of an element is in the window, 1 all of it; rounded, because zoomed boxes have fractions of px. */
const partInWindow = (element: Locator): Promise<number> =>
  element.evaluate(
    (box) =>
      new Promise<number>((resolve) => {
        const observer = new IntersectionObserver(([entry]) => {
          observer.disconnect();
          resolve(Number(entry!.intersectionRatio.toFixed(1)));
        });
        observer.observe(box);
      }),
  );

test('on a page with CSS zoom lists are beside their controls, dialogs in the window', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 700 });
  await page.route('**/large.png*', async (route) =>
    route.fulfill({ contentType: 'image/png', body: (await drawnPicture(page, 'image/png', 1200, 2400)).buffer }),
  );
  await openBarePage(page, WIDGETS);
  await expect(page.locator('[data-widget-state=ready]')).toHaveCount(4);
  const [search, month] = [page.getByRole('combobox', { name: 'Upline' }), page.getByRole('button', { name: /2026/ })];
  for (const [on, zoom] of [
    ['body', 1.25],
    ['html', 0.8],
  ] as const)
    await test.step(`zoom ${zoom} on <${on}>`, async () => {
      await page.evaluate(
        ([name, factor]) => {
          document.body.style.setProperty('zoom', '1');
          document.querySelector<HTMLElement>(name)!.style.setProperty('zoom', `${factor}`);
        },
        [on, zoom] as const,
      );
      const expectInWindow = async (elements: Locator[]): Promise<void> => {
        for (const element of elements) {
          await expect(element).toBeVisible();
          await expect.poll(() => partInWindow(element), `${element.toString()} at ${zoom}`).toBe(1);
        }
      };

      const boxOf = async (element: Locator): Promise<Record<'x' | 'y' | 'width' | 'height', number>> => {
        const { x, y, width, height } = (await element.boundingBox())!;
        return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) };
      };
      const field = page.locator('.ui-search', { has: search });
      const list = page.locator('.ui-popover:popover-open');

      await search.click();
      await expect(async () => {
        const [box, beside] = [await boxOf(field), await boxOf(list)];
        expect(beside).toMatchObject({ x: box.x, width: box.width });
        expect(beside.y - box.y - box.height, `the list is below its box at ${zoom}`).toBeLessThan(8);
      }).toPass();
      await page.keyboard.press('Escape');

      await month.click();
      await expect(async () => {
        const [button, panel] = [await boxOf(month), await boxOf(list)];
        expect(panel.x).toBe(button.x);
        expect(panel.y - button.y - button.height, `the panel is below its button at ${zoom}`).toBeLessThan(8);
        expect(panel.width / zoom, 'as large as the page asks').toBeCloseTo(300, -2);
      }).toPass();
      await page.keyboard.press('Escape');

      const dialog = await openForm(page);
      await expectInWindow([
        dialog,
        dialog.getByRole('button', { name: /^(Close|Tutup)$/ }),
        dialog.getByRole('button', { name: 'Daftar dan bayar' }),
      ]);
      await page.keyboard.press('Escape');

      await page.locator('[data-widget=testimony-gallery]').getByRole('button').first().click();
      await expect(page.locator('.lightbox img[data-state=shown]')).toBeVisible();
      await expectInWindow([
        page.locator('.lightbox img'),
        page.getByRole('button', { name: /^(Close|Tutup)$/ }),
        page.getByRole('button', { name: /^(Next image|Gambar seterusnya)$/ }),
      ]);
      await page.keyboard.press('Escape');
    });
});
