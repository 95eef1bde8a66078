import type { Page } from '@playwright/test';
import { addDays, today } from '../../../shared/lib/day.ts';
import { ATM, openAtm, slot, timeOf } from '../../e2e/support/atm-screen.ts';
import { axeViolations } from '../../e2e/support/axe.ts';
import { toggle, openBarePage } from '../../e2e/support/bare-page.ts';
import { openSessions, SESSIONS, session } from '../../e2e/support/screens.ts';
import { expect, test } from '../../e2e/support/test.ts';

for (const theme of ['light', 'dark']) {
  test(`the red button and switches, on and off, have visible colours (${theme}) @floor`, async ({ page, host }) => {
    await host.open('admin', '/app/training/7');
    await page.evaluate((chosen) => document.body.setAttribute('data-theme', chosen), theme);
    const button = page.getByRole('button', { name: 'DAFTAR', exact: true });
    await expect(button).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await expect(button).toHaveCSS('background-color', theme === 'light' ? 'rgb(200, 30, 30)' : 'rgb(201, 42, 42)');

    await button.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    const backdrop = await dialog.evaluate((element) => getComputedStyle(element, '::backdrop').backgroundColor);
    expect(backdrop).toMatch(/^rgba\(.*, 0\.(55|7)\)$/);

    await openBarePage(
      page,
      `<div data-theme="${theme}">${toggle(1)}${toggle(2).replace('value="0"', 'value="1"')}</div>`,
    );
    for (const checked of [true, false]) await expect(page.getByRole('switch', { checked })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
  });
}

/** Focuses all that can have the focus, one after the other: what keeps a line of its own beside the ring, and what has no ring. */
const doubleFrames = (page: Page): Promise<string[]> =>
  page.locator('[data-widget] :is(button, input, select)').evaluateAll((controls) =>
    controls.flatMap((control) => {
      if (!control.checkVisibility() || (control as HTMLInputElement).disabled) return [];
      (control as HTMLElement).focus({ focusVisible: true });
      const around = [control, control.parentElement!];
      const ringed = [...around.map((element) => getComputedStyle(element)), getComputedStyle(control, '::after')].find(
        ({ outlineStyle }) => outlineStyle !== 'none',
      );
      const name = `${control.className || control.localName}: ${control.ariaLabel ?? control.textContent}`;
      if (!ringed) return [`${name} has no ring`];
      const hasLine = ringed.borderTopStyle !== 'none' && !/transparent|, 0\)$/.test(ringed.borderTopColor);
      return hasLine && Number.parseFloat(ringed.outlineOffset) > -Number.parseFloat(ringed.borderTopWidth)
        ? [name]
        : [];
    }),
  );

test('the ring of the focus lies on the line around a thing: both are one frame', async ({ page, host }) => {
  await host.open('dealer', ATM);
  await openAtm(page, addDays(today(), 2));
  await slot(page, await timeOf(page, /tempat lagi/)).click();
  await page.keyboard.press('Shift');
  expect(await doubleFrames(page)).toEqual([]);
  await host.open('dealer', SESSIONS);
  await openSessions(page);
  await session(page, 1).check();
  expect(await doubleFrames(page)).toEqual([]);
});

test('a button that can be pressed now is not grey with forced colours', async ({ page, host, browserName }) => {
  test.skip(browserName !== 'chromium', 'the driver of Firefox forces no colours');
  await page.emulateMedia({ forcedColors: 'active' });
  await host.open('dealer', '/app/profile');
  await page.getByRole('button', { name: 'Change Photo' }).click();
  const save = page.getByRole('button', { name: 'Save' });
  /** Where a button is black and white, the driver's GrayText is red. Computed styles do not tell what is painted. */
  const reddest = async (): Promise<number> => {
    const picture = `data:image/png;base64,${(await save.screenshot({ caret: 'initial' })).toString('base64')}`;
    return page.evaluate(async (src) => {
      const image = Object.assign(new Image(), { src });
      await image.decode();
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
      context.drawImage(image, 0, 0);
      const { data } = context.getImageData(0, 0, image.width, image.height);
      return Math.max(...data.map((value, at) => (at % 4 === 0 ? value - data[at + 1]! : 0)));
    }, picture);
  };
  expect(await reddest(), 'nothing to save yet').toBeGreaterThan(20);
  await page.getByRole('dialog').locator('input[type=file]').setInputFiles('.storybook/support/recognition-page.png');
  await expect(save).toBeEnabled();
  await expect.poll(reddest).toBe(0);
});
