import type { Locator, Page } from '@playwright/test';
import { openBarePage } from '../../e2e/support/bare-page.ts';
import { drawnPicture } from '../../e2e/support/drawn-picture.ts';
import { expect, test } from '../../e2e/support/test.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

const HEAD = `<meta name="viewport" content="width=device-width, initial-scale=1">
<script type="module" src="/widgets/loader.js"></script>`;
const WIDE_TABLE = '<table style="width: 1000px"><tr><td>Nama</td><td>Jumlah</td></tr></table>';
const WIDGETS = `<div data-widget="dealer-sop" data-load="eager" data-locale="ms" data-steps='[{"title":"Semak","detail":""}]'></div>
<span data-widget="apprentice-status" data-load="eager" data-apprentice-id="3" data-status="2" data-label="Aminah"></span>
<div data-widget="avatar" data-load="eager"></div><div data-widget="testimony-gallery" data-load="eager" data-locale="en" data-poster="/large.png"></div>
<textarea id="text">Kata</textarea><button data-copy="#text">Salin</button>`;

/** What hosts do with `html` and `body`. */
const HOSTS = {
  'a plain page': '',
  'a page of full height that clips its sides': 'html, body { height: 100% } body { overflow-x: hidden }',
  'a page with Semantic or Fomantic UI':
    'html, body { height: 100% } html { font-size: 14px } body { margin: 0; min-width: 320px; overflow-x: hidden; font-size: 14px }',
  'a page whose body scrolls': 'html, body { height: 100%; margin: 0; overflow: auto }',
  'a page that always has its scroll bar': 'html { overflow-y: scroll }',
  'a page whose body has a transform': 'body { position: relative; transform: translateZ(0) }',
};

interface Kind {
  opener: Locator;
  /** What must be in sight; the last one closes it. */
  parts: Locator[];
  /** Gets the focus a moment later: the browser may scroll to it. */
  focused?: Locator;
}

function kindsOn(page: Page): Record<string, Kind> {
  const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
  return {
    'a question': {
      opener: button('Mula semula'),
      parts: [page.getByText('Padam semua tanda?'), button('Ya'), button('Batal')],
    },
    'a message': {
      opener: button('Save Reason'),
      parts: [page.getByText('Please provide a reason for rejection.'), button('OK')],
      focused: page.getByRole('textbox', { name: 'Reason for rejection' }),
    },
    'a toast': { opener: button('Salin'), parts: [page.getByText('Copying text was successful'), button('Close')] },
    'a form': {
      opener: button('Change Photo'),
      parts: [
        page.getByRole('heading', { name: 'Upload & Crop Photo' }),
        button('Save'),
        page.getByRole('dialog').getByRole('button', { name: 'Cancel' }),
      ],
    },
    'a lightbox': { opener: page.getByRole('button', { name: 'Poster' }), parts: [button('Zoom'), button('Close')] },
  };
}

/** Where the page is and how wide, as a person sees it and as its layout has it. */
const placeOf = (page: Page): Promise<object> =>
  page.evaluate(() => {
    const { body, documentElement } = document;
    const { x, y, width, height } = body.getBoundingClientRect();
    const { scale, width: seen, offsetLeft, offsetTop } = visualViewport!;
    return {
      ...{ body: [x, y, width, height, body.scrollLeft, body.scrollTop], page: [scrollX, scrollY, innerWidth] },
      ...{ seen: [scale, seen, offsetLeft, offsetTop], classes: documentElement.className + body.className },
      styles: [documentElement, body].map((each) => each.getAttribute('style')),
    };
  });

/** A tap where the element is seen: the driver's own looks for it elsewhere while the window is larger than what is seen. */
async function tap(element: Locator): Promise<void> {
  const { x, y, width, height } = (await element.boundingBox())!;
  await element.page().touchscreen.tap(x + width / 2, y + height / 2);
}

/** How far an element is outside the part of the window that is seen, in px. */
const outOfSight = (part: Locator): Promise<number> =>
  part.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const { offsetLeft, offsetTop, width, height } = visualViewport!;
    const over = [offsetLeft - left, offsetTop - top, right - offsetLeft - width, bottom - offsetTop - height];
    return Math.max(0, Math.round(Math.max(...over)));
  });

for (const [host, css] of Object.entries(HOSTS)) {
  // without popovers a toast goes with the body that has a transform
  const floor = css.includes('transform') ? '' : ' @floor';
  test(`${host} stays where it is while a popup is open, and it is in sight${floor}`, async ({ browserName, page }) => {
    test.skip(browserName !== 'chromium', 'the driver of Firefox has no touch screen');
    await page.context().grantPermissions(['clipboard-write']);
    const touches = await page.context().newCDPSession(page);
    /** Draws a finger or turns a wheel over the middle of what is seen. */
    const tryToScroll = async (): Promise<void> => {
      for (const gestureSourceType of ['touch', 'mouse'] as const)
        await touches.send('Input.synthesizeScrollGesture', {
          ...{ x: 180, y: 600, yDistance: -90, speed: 4000, gestureSourceType },
        });
    };
    await page.route('**/large.png*', async (route) =>
      route.fulfill({ contentType: 'image/png', body: (await drawnPicture(page, 'image/png', 600, 900)).buffer }),
    );
    for (const table of ['', WIDE_TABLE]) {
      const blank = (height: number): string => `<div style="height: ${height}px"></div>`;
      const body = `<style>${css}</style>${blank(900)}${WIDGETS}${table}${blank(1500)}`;
      await openBarePage(page, body, { head: HEAD, policy: null, path: `/app/bare${table && '-with-a-table'}` });
      await expect(page.locator('[data-widget-state=ready]')).toHaveCount(4);
      for (const opener of [page.getByRole('checkbox'), page.getByRole('button', { name: 'Reason for rejection' })])
        await opener.evaluate((element: HTMLElement) => element.click());
      for (const [kind, { opener, parts, focused }] of Object.entries(kindsOn(page)))
        await test.step(`${kind}${table && ', with a wide table'}`, async () => {
          await opener.evaluate((element) => element.scrollIntoView({ block: 'center' }));
          const before = await placeOf(page);
          await tap(opener);
          for (const part of parts) await expect(part).toBeVisible();
          for (const part of parts)
            await expect.poll(() => outOfSight(part), { message: `${part.toString()} is in sight` }).toBe(0);
          expect(await placeOf(page), 'while it is open').toEqual(before);
          if (kind !== 'a toast') {
            await tryToScroll();
            expect(await placeOf(page), 'after a finger and a wheel').toEqual(before);
          }
          await tap(parts.at(-1)!);
          await expect(parts.at(-1)!).toHaveCount(0);
          await expect.poll(() => placeOf(page), 'after it was closed').toEqual(before);
          if (focused) await expect(focused).toBeFocused();
        });
    }
  });
}
