/** What a press opens or moves under the pointer is not pressed by the second click of a double click, nor by a key that is held (W8). */
import type { Locator, Page } from '@playwright/test';
import { addDays, today } from '../../../shared/lib/day.ts';
import { openBarePage, switchOf, toggle } from '../../e2e/support/bare-page.ts';
import type { Host } from '../../e2e/support/host.ts';
import { expect, test } from '../../e2e/support/test.ts';
import { openForm } from '../../e2e/support/screens.ts';
import { requestedOn } from '../../e2e/support/logged.ts';
import { hold } from '../../e2e/support/hold.ts';
import { ATM, chooseSlot } from '../../e2e/support/atm-screen.ts';

/** Presses a control twice at one point: the second time when the first has had its effect, however slow the machine is. */
async function pressTwice(
  page: Page,
  control: Locator,
  firstHasActed: () => Promise<unknown>,
  position?: { x: number; y: number },
): Promise<void> {
  const { browserName } = test.info().project.use;
  test.skip(browserName !== 'chromium', 'the driver of Firefox counts no clicks: each is a first one');
  await control.hover({ position });
  await page.mouse.down();
  await page.mouse.up();
  await firstHasActed();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
}
const shown = (what: Locator) => () => what.waitFor();
const question = (page: Page) => page.getByRole('dialog', { name: /^(Anda pasti|Tempah slot)/ });

/** What the page sends to be changed; the times of an ATM are asked for by POST too. */
const writes = (page: Page): string[] =>
  requestedOn(page, (path, request) => request.method() === 'POST' && path !== '/app/atm/time');

test('a double click does not press the "Ya" that has come below it, in a low window', async ({ page, host }) => {
  await page.setViewportSize({ width: 360, height: 420 });
  const sent = writes(page);
  await host.open('dealer', ATM);
  await chooseSlot(page, addDays(today(), 2));
  const book = page.getByRole('button', { name: 'Tempah Slot' });
  const yes = page.getByRole('button', { name: 'Ya', exact: true });
  await book.hover();
  const below = (await book.boundingBox())!;
  await book.click();
  await yes.waitFor();
  const over = (await yes.boundingBox())!;
  await page.getByRole('button', { name: 'Batal' }).click();
  await question(page).waitFor({ state: 'detached' });
  const middleOf = (from: number, to: number, from2: number, to2: number): number =>
    (Math.max(from, from2) + Math.min(to, to2)) / 2;
  const position = {
    x: middleOf(over.x, over.x + over.width, below.x, below.x + below.width) - below.x,
    y: middleOf(over.y, over.y + over.height, below.y, below.y + below.height) - below.y,
  };
  expect(position.y).toBeLessThan(below.height); // there is such a point
  await pressTwice(page, book, shown(question(page)), position);
  await expect(question(page)).toBeVisible();
  expect(sent).toEqual([]);
  await yes.click();
  await expect.poll(() => sent).toEqual(['/app/atm']);
});

test('Enter that is held on "Daftar dan bayar" asks, and does not answer', async ({ page, host }) => {
  const sent = writes(page);
  await host.open('dealer', '/app/plt/7');
  const form = await openForm(page);
  await form.getByRole('checkbox', { name: 'Saya faham dan bersetuju.' }).check();
  await form.getByRole('button', { name: 'Daftar dan bayar' }).focus();
  await page.keyboard.down('Enter');
  await expect(page.getByRole('button', { name: /^Ya, bayar RM/ })).toBeFocused();
  for (let repeats = 0; repeats < 4; repeats++) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(question(page)).toBeVisible();
  expect(sent).toEqual([]);
  await page.keyboard.press('Enter');
  await expect.poll(() => sent).toEqual(['/app/training/daftar']);
});

test('a double click or a held Enter on "Simpan" does not answer the question that has come in its place', async ({
  page,
  host,
}) => {
  const sent = writes(page);
  await host.open('dealer', '/app/empire');
  const card = page.locator('#card-904');
  await card.scrollIntoViewIfNeeded();
  await card.getByRole('button', { name: /^Tukar mentor/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Mentor upline/ });
  await dialog.getByRole('combobox').fill('Perniagaan Emas');
  await page.keyboard.press('Enter');
  const save = dialog.getByRole('button', { name: 'Simpan' });
  const yes = dialog.getByRole('button', { name: 'Yes' });
  const saved = (await save.boundingBox())!;
  await pressTwice(page, save, async () => {
    const over = (await yes.boundingBox())!;
    expect(Math.abs(over.x + over.width - saved.x - saved.width), 'it ends where "Simpan" did').toBeLessThan(1);
  });
  await expect(yes).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(save).toBeFocused();
  await page.keyboard.down('Enter');
  await expect(yes).toBeFocused();
  for (let repeats = 0; repeats < 4; repeats++) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(yes).toBeVisible();
  expect(sent).toEqual([]);
  await page.keyboard.press('Enter');
  await expect.poll(() => sent).toEqual(['/app/empire/mentor']);
});

test('a double click that opens an image leaves it open', async ({ page, host }) => {
  await host.open('admin', '/app/admin/recognition/1');
  const image = page.getByRole('dialog');
  await pressTwice(page, page.getByRole('button', { name: 'View Proof' }).first(), shown(image));
  await expect(image).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(image).toBeHidden();
  await host.open('dealer', '/app/testimonies');
  await pressTwice(page, page.getByRole('button', { name: 'Poster' }).first(), shown(image));
  await expect(image).toBeVisible();
  await expect(page.getByRole('button', { name: 'Zum' })).toHaveAttribute('aria-pressed', 'false');
});

test('a double click or a held key flips a switch once, however fast the server is', async ({ page, host }) => {
  const sent = writes(page);
  await host.open('admin', '/app/admin/dealers');
  const toggle = page.getByRole('switch').first();
  const before = await toggle.getAttribute('aria-checked');
  await pressTwice(page, toggle, async () => {
    await expect(toggle).not.toHaveAttribute('aria-checked', before ?? '');
    await expect(toggle).toHaveAttribute('aria-busy', 'false');
  });
  await expect(toggle).not.toHaveAttribute('aria-checked', before ?? '');
  expect(sent).toHaveLength(1);
  // a held Enter, too
  await toggle.focus();
  await page.keyboard.down('Enter');
  await expect(toggle).toHaveAttribute('aria-checked', before ?? '');
  await expect(toggle).toHaveAttribute('aria-busy', 'false');
  for (let repeats = 0; repeats < 3; repeats++) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(toggle).toHaveAttribute('aria-checked', before ?? '');
  expect(sent).toHaveLength(2);
  await toggle.click(); // later it goes the other way as ever
  await expect(toggle).not.toHaveAttribute('aria-checked', before ?? '');
});

test.describe('while the rest of the loader comes', () => {
  test.use({ hasTouch: true });

  /** Opens a page with a switch. @returns lets the chunk with the press guard come, when the code that saves is there and nothing is sent yet */
  async function openSwitch(page: Page, host: Host, sent: readonly string[]): Promise<() => Promise<void>> {
    await host.become('admin');
    const follow = await hold(page, '**/chunks/~follow-*');
    await openBarePage(page, toggle(3));
    await switchOf(page, 3).waitFor();
    return async () => {
      await page.waitForFunction(() => '~api' in DealerWidgets.chunks);
      expect(sent).toEqual([]);
      follow();
      await expect(switchOf(page, 3)).toBeChecked();
    };
  }

  test('a double click flips a switch once', async ({ page, host }) => {
    const sent = writes(page);
    const comes = await openSwitch(page, host, sent);
    await pressTwice(page, switchOf(page, 3), comes);
    await expect(switchOf(page, 3)).toBeChecked();
    expect(sent).toHaveLength(1);
  });

  test('a double tap flips a switch once', async ({ page, host, browserName }) => {
    test.skip(browserName !== 'chromium', 'the driver of Firefox touches, and no click follows');
    // the second tap is at once, however slow the machine is
    await page.addInitScript(() => Object.defineProperty(Event.prototype, 'timeStamp', { get: () => 1 }));
    const sent = writes(page);
    const comes = await openSwitch(page, host, sent);
    await switchOf(page, 3).tap();
    await comes();
    await switchOf(page, 3).tap();
    await expect(switchOf(page, 3)).toHaveAttribute('aria-busy', 'false');
    await expect(switchOf(page, 3)).toBeChecked();
    expect(sent).toHaveLength(1);
  });
});
