import type { Page } from '@playwright/test';
import { rolesFor } from '../../../mocks/permission.ts';
import { pages } from '../../../mocks/host/pages/pages.ts';
import { HEAD, openBarePage } from '../../e2e/support/bare-page.ts';
import { type Gate, test } from '../../e2e/support/gate.ts';
import type { HostFont } from '../../e2e/support/host-fonts.ts';
import { cutOff, holdAnswers, holdWidgets, textWidth } from '../../e2e/support/layout.ts';
import { expect } from '../../e2e/support/test.ts';

/** ms, as Playwright's own expectations (tests/playwright.config.ts) */
const LONGEST = 60_000;

/**
 * Waits until nothing in the page matches a selector. A locator would do, but in each new page it takes Playwright's script of 300 kB, and this is
 * for tests that open hundreds of pages.
 */
const gone = (page: Page, selector: string): Promise<void> =>
  page.evaluate(
    ([unwanted, longest]) =>
      new Promise<void>((done, fail) => {
        const look = (): void => {
          if (document.querySelector(unwanted)) return;
          observer.disconnect();
          clearTimeout(tooLong);
          done();
        };
        const observer = new MutationObserver(look);
        const tooLong = setTimeout(() => {
          fail(
            new Error(`There are still ${document.querySelectorAll(unwanted).length} elements that are ${unwanted}.`),
          );
        }, longest);
        observer.observe(document, { subtree: true, childList: true, attributes: true });
        look();
      }),
    [selector, LONGEST] as const,
  );

/** Every screen that must work and has widgets of its own, by somebody who may open it. */
const screens = Map.groupBy(
  pages.filter(({ failsOnPurpose }) => !failsOnPurpose),
  ({ path }) => rolesFor(path)[0] ?? 'visitor',
);
/** Screens full of controls in narrow places: every font at every width. The others get one font at each width. */
const dense =
  /^\/app\/(empire|customers|social-media|sales|upline|help|tools|testimonies|documents|admin\/(?!academy)\S+)$/;
const fonts: HostFont[] = ['narrow', 'wide', 'tall'];
const widths = [320, 1280, 360];
const pairs = fonts.flatMap((font, at) => widths.map((width, column) => ({ font, width, usual: at === column })));

/** Opens a screen with everything late. @returns what has moved or is cut */
async function openLate(page: Page, gate: Gate, path: string): Promise<string[]> {
  const widgets = await holdWidgets(page, gate);
  const answers = holdAnswers(page, gate);
  await page.goto(path, { waitUntil: 'commit' });
  await gone(page, 'html:not(:has(footer))');
  await widgets.release();
  await gone(page, '[data-widget]:not([data-widget-state])');
  await widgets.moved(); // two frames later what is in sight has begun to load
  await gone(page, '[data-widget-state=loading]');
  await answers.release();
  return [...(await widgets.moved()), ...(await cutOff(page))];
}

// one tab for all screens of a person: a new browser for each takes long
for (const [role, opened] of screens) {
  test(`nothing the ${role} sees moves or is cut when it comes late`, async ({ page, host, gatedHost: { gate } }) => {
    test.slow(); // there may be twenty
    await host.become(role);
    for (const { path, example = path } of opened)
      await test.step(path, async () => {
        const textWidths = new Set<number>();
        for (const { font, width } of pairs.filter(({ usual }) => usual || dense.test(example))) {
          gate.useFont(font);
          await page.setViewportSize({ width, height: 740 });
          expect.soft(await openLate(page, gate, example), `${path} in ${font}, ${width} px`).toEqual([]);
          textWidths.add(await textWidth(page));
          await page.goto('about:blank'); // otherwise a late request of this page, which is given up, would be waited for with those of the next
        }
        expect.soft(textWidths.size, `${path}: the fonts were in use`).toBe(fonts.length);
      });
  });
}

/** Opens a page with just this in its body; its widgets run only after the rest of it was seen. */
async function openHeld(page: Page, body: string, styles = ''): Promise<Awaited<ReturnType<typeof holdWidgets>>> {
  const widgets = await holdWidgets(page);
  const opened = openBarePage(page, `${body}<p>What follows</p>`, {
    head: `${HEAD}<style>${styles}</style>`,
    policy: null,
  });
  await page.getByText('What follows').waitFor();
  await widgets.release();
  await opened;
  await expect(page.locator('[data-widget-state=ready]')).toHaveCount(body.match(/data-widget=/g)!.length);
  return widgets;
}

test('nothing moves in a form that asks for low controls and small text', async ({ page }) => {
  const widgets = await openHeld(
    page,
    `<form class="compact"><div data-widget="searchable-select" data-label="Upline" data-options="[]"></div>
<div data-widget="month-filter" data-month-year="3-2026"></div><div data-widget="training-registration" data-training-id="7" data-title="Emas" data-prices='[{"id":1,"name":"Biasa","price":"10"}]' data-user-id="5"></div>
<span data-widget="yes-no-toggle" data-kind="fmd" data-id="1" data-label="Ali">No</span><div data-widget="image-viewer" data-kind="recognition-proof" data-id="1"></div>
<div data-widget="mentor-note" data-report-card-id="7" data-note="Baik"><p>Baik</p></div><div data-widget="checklist-note" data-area="app" data-customer-id="7" data-note="Baik"><p>Baik</p></div>
<div data-widget="apprentice-status" data-apprentice-id="3" data-status="2" data-comment="Tidak lengkap" data-label="Siti"></div>
<div data-widget="dealer-sop" data-steps='[{"title":"Satu","detail":"Butiran"},{"title":"Dua","detail":""}]'><ol><li>Satu</li><li>Dua</li></ol></div></form>`,
    '.compact { --dw-density: compact; --dw-text-m: 14px }',
  );
  await expect(page.getByRole('combobox', { name: 'Upline' })).toHaveCSS('height', '34px');
  for (const small of ['yes-no-toggle', 'image-viewer'])
    await expect(page.locator(`[data-widget=${small}]`)).toHaveCSS('height', '28px');
  expect(await widgets.moved()).toEqual([]);
});

test('a start and an end month have the space that they need in a place of any width', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 2800 });
  const places = [300, 440, 460, 500, 560, 600, 900].map(
    (width) =>
      `<div style="width: ${width}px; height: 320px"><div data-widget="month-filter" data-range="1"></div><p>After ${width} px</p></div>`,
  );
  const widgets = await openHeld(page, places.join(''));
  expect(await widgets.moved()).toEqual([]);
});

test('nothing moves or is squeezed in a narrow column of a wide page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 2400 });
  const widgets = await openHeld(
    page,
    `<main><div><div data-widget="price-rows"><script type="application/json">{"prices":[{"price_id":11,"name":"Early bird","price":"199"},{"price_id":12,"name":"Normal","price":"1250"}]}</script><ul><li>Early bird: RM 199.00</li><li>Normal: RM 1,250.00</li></ul></div><p>After prices</p></div>
<div><div data-widget="price-rows">Prices</div><p>After no prices</p></div>
<div><div data-widget="month-filter" data-range="1"></div><p>After months</p></div>
<div><div data-widget="broadcast-template" data-template="Salam {{nama}}"><ul><li>nama</li></ul><p>Salam {{nama}}</p></div><p>After a message</p></div>
<div><div data-widget="file-uploader" data-title="Muat naik resit" data-upload-url="/app/upload/receipt" data-accept=".pdf,image/*" data-max-bytes="2097152"></div><p>After a receipt</p></div>
<div><div data-widget="file-uploader" data-upload-url="/app/upload/receipt" data-accept=".pdf"></div><p>After a file</p></div>
<div><div data-widget="dealer-sop" data-steps='[{"title":"Satu","detail":"Butiran"},{"title":"Dua","detail":""}]'><ol><li>Satu</li><li>Dua</li></ol></div><p>After steps</p></div></main>`,
    'main { display: grid; grid-template-columns: repeat(4, 300px); gap: 10px; align-items: start; margin: 0; font: 16px/1.5 Arial }',
  );
  expect.soft(await widgets.moved()).toEqual([]);
  expect.soft(await cutOff(page)).toEqual([]);
  for (const name of ['Name, price 1', 'Name, price 2']) {
    const { width } = (await page.getByRole('textbox', { name }).first().boundingBox())!;
    expect.soft(width, name).toBeGreaterThan(240);
  }
});
