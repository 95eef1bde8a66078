import type { Locator, Page } from '@playwright/test';
import { addDays, today } from '../../../shared/lib/day.ts';
import type { Host } from '../../e2e/support/host.ts';
import { openForm, openSessions, SESSIONS, session as sessionOf } from '../../e2e/support/screens.ts';
import { expect, test } from '../../e2e/support/test.ts';
import { ATM, chooseSlot } from '../../e2e/support/atm-screen.ts';

/** The element that has the focus: its name, and which part of it is covered by something else, or outside of the window: 0 none, 1 all. */
const focusOf = (page: Page): Promise<{ name: string; hidden: number }> =>
  page.evaluate(() => {
    let root: Document | ShadowRoot = document;
    let focused = document.activeElement as HTMLElement;
    while (focused.shadowRoot?.activeElement) {
      root = focused.shadowRoot;
      focused = root.activeElement as HTMLElement;
    }
    // a checkbox or radio button is seen with its label, a search box with its frame
    const seen = focused.closest('label, [data-field]') ?? focused;
    const { left, top, width, height } = seen.getBoundingClientRect();
    const points = [0.1, 0.3, 0.5, 0.7, 0.9].map((at) => root.elementFromPoint(left + width / 2, top + height * at));
    const covered = points.filter((hit) => hit === null || !(seen.contains(hit) || hit.contains(seen)));
    const name = `${focused.localName} ${focused.ariaLabel ?? focused.innerText}`.slice(0, 60);
    return { name, hidden: covered.length / points.length };
  });
const hiddenPart = async (page: Page): Promise<number> => (await focusOf(page)).hidden;

/** For messages. */
const windowOf = (page: Page): string => Object.values(page.viewportSize()!).join(' × ');

/** Goes through every tab stop until the focus is on the last one, forwards and back. */
async function expectFocusSeen(page: Page, last: Locator): Promise<void> {
  for (const key of ['Tab', 'Shift+Tab']) {
    const seen: string[] = [];
    for (let stop = 0; stop < 60; stop += 1) {
      await page.keyboard.press(key);
      const { name } = await focusOf(page);
      if (name.startsWith('body')) break; // beyond the first or the last one
      seen.push(name);
      await expect.poll(() => hiddenPart(page), { message: `${windowOf(page)}: ${key} to ${name}` }).toBeLessThan(0.5);
      if (key === 'Tab' && (await last.evaluate((element) => element.matches(':focus')))) break;
      if (key === 'Shift+Tab' && seen.length > 12) break;
    }
  }
}

/** At 400 % zoom a window of 1280 × 1024 is 320 × 256; the second one is a phone held sideways, the third a phone. */
const WINDOWS = [
  [320, 256],
  [640, 360],
  [360, 740],
] as const;

/** A test of a screen, which is opened anew in each window. */
function testInWindows(name: string, look: (page: Page, host: Host) => Promise<void>): void {
  test(name, async ({ page, host }) => {
    for (const [width, height] of WINDOWS)
      await test.step(`in a window of ${width} × ${height}`, async () => {
        await page.setViewportSize({ width, height });
        await look(page, host);
      });
  });
}

testInWindows('no bar covers the session that has the focus (WCAG 2.4.11)', async (page, host) => {
  await host.open('dealer', SESSIONS);
  await openSessions(page);
  // the bar appears with the first session, and must not cover it, wherever on the screen it was tapped
  const session = sessionOf(page, 1);
  await session.evaluate((box) => scrollBy(0, box.getBoundingClientRect().bottom - innerHeight + 16));
  const { x, y } = (await session.boundingBox())!;
  await page.mouse.click(x + 10, y + 10);
  await expect(page.getByRole('button', { name: 'Buat Tempahan' })).toBeVisible();
  await expect(session).toBeFocused();
  await expect
    .poll(() => hiddenPart(page), { message: `${windowOf(page)}: the session that was tapped` })
    .toBeLessThan(0.5);
  await page.getByRole('radio', { name: 'Bilik Mesyuarat Melur' }).focus();
  await expectFocusSeen(page, page.getByRole('button', { name: 'Buat Tempahan' }));
});

testInWindows('no bar covers the slot that has the focus', async (page, host) => {
  await host.open('dealer', ATM);
  await chooseSlot(page, addDays(today(), 1));
  for (let stop = 0; stop < 11; stop += 1) {
    await page.keyboard.press(stop === 0 ? 'Home' : 'ArrowRight');
    await expect.poll(() => hiddenPart(page), { message: `${windowOf(page)}: slot ${stop}` }).toBeLessThan(0.5);
  }
  await page.getByLabel('Negeri').focus();
  await expectFocusSeen(page, page.getByRole('button', { name: 'Tempah Slot' }));
});

testInWindows('no bar covers the field of the training that has the focus', async (page, host) => {
  await host.open('visitor', '/app/plt/13');
  const form = await openForm(page);
  await expect(form.getByRole('combobox', { name: 'Upline FMD' })).toBeVisible();
  await expectFocusSeen(page, form.getByRole('button', { name: 'Daftar dan bayar' }));
});

/** Texts that go beyond the edge of their widget or dialog, and texts on which a sign lies. */
const brokenTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const signs: DOMRect[] = [];
    const lines: { text: string; line: DOMRect; edge: number }[] = [];
    const search = (node: Node, edge: number): void => {
      if (node instanceof SVGSVGElement) return void signs.push(node.getBoundingClientRect());
      if (node instanceof Element) {
        const { clipPath, display, overflowX } = getComputedStyle(node);
        // hidden, for screen readers, or cut on purpose
        if (display === 'none' || clipPath !== 'none' || ['hidden', 'clip'].includes(overflowX)) return;
      }
      if (node instanceof Text && node.data.trim()) {
        const range = document.createRange();
        range.selectNode(node);
        for (const line of range.getClientRects()) lines.push({ text: node.data, line, edge });
      }
      const inside = node instanceof HTMLDialogElement ? node.getBoundingClientRect().right : edge;
      for (const child of node.childNodes) search(child, inside);
    };
    for (const widget of document.querySelectorAll('[data-widget]'))
      if (widget.shadowRoot) search(widget.shadowRoot, widget.getBoundingClientRect().right);
    const meet = (one: DOMRect, other: DOMRect): boolean =>
      one.left < other.right - 1 &&
      other.left < one.right - 1 &&
      one.top < other.bottom - 1 &&
      other.top < one.bottom - 1;
    for (const { text, line, edge } of lines) {
      if (line.right > edge + 1) found.push(`beyond the edge: ${text}`);
      if (signs.some((sign) => meet(sign, line))) found.push(`below a sign: ${text}`);
    }
    return found;
  });

test('on a phone at 200 % zoom nothing is cut off at the edge, and no sign lies on a text', async ({ page, host }) => {
  await page.setViewportSize({ width: 180, height: 370 });
  await test.step('a session', async () => {
    await host.open('dealer', SESSIONS);
    await openSessions(page, 'Dewan Seri Cempaka');
    await sessionOf(page, 1).check();
    await expect(page.getByRole('button', { name: 'Buat Tempahan' })).toBeVisible();
    expect(await brokenTexts(page)).toEqual([]);
  });
  await test.step('slots', async () => {
    await host.open('dealer', ATM);
    await chooseSlot(page, addDays(today(), 1));
    expect(await brokenTexts(page)).toEqual([]);
  });
  await test.step('a training', async () => {
    await host.open('visitor', '/app/plt/13');
    await expect((await openForm(page)).getByRole('switch')).toBeVisible();
    expect(await brokenTexts(page)).toEqual([]);
  });
});
