/**
 * Booking, quiz, training, months and calendar with much chosen: no button or sum is cut or out of reach and no word of a button breaks, whatever
 * font, width and size of text. One load for all of them.
 */
import type { Page } from '@playwright/test';
import { type HostFont, useWidgetFont } from '../../e2e/support/host-fonts.ts';
import { cutOff } from '../../e2e/support/layout.ts';
import { painted } from '../../e2e/support/painted.ts';
import { expect, test } from '../../e2e/support/test.ts';
import { openAtm } from '../../e2e/support/atm-screen.ts';
import { openForm } from '../../e2e/support/screens.ts';
import { addDays, today } from '../../../shared/lib/day.ts';

const fonts: HostFont[] = ['narrow', 'wide', 'tall'];
const widths = [1280, 360, 320];
/** Twice the usual size (WCAG 1.4.4), on a desktop, a tablet and a phone. */
const LARGE_TEXT = '32px';
const widthsOfLargeText = [1280, 768, 360];

const screens: Record<string, (page: Page) => Promise<void>> = {
  async '/app/tempahan/atm'(page) {
    await openAtm(page, addDays(today(), 1));
    for (const slot of (await page.getByRole('checkbox', { name: /tempat lagi/ }).all()).slice(0, 3))
      await slot.click();
    await expect(page.getByText('3 slot dipilih')).toBeVisible();
  },
  async '/app/tempahan/sesi-setiap'(page) {
    await page.getByRole('radio', { name: 'Dewan Seri Cempaka' }).check();
    await page.getByRole('radiogroup', { name: 'Tarikh' }).getByRole('radio', { disabled: false }).last().click();
    await expect(page.getByRole('checkbox').first()).toBeVisible();
    for (const each of await page.getByRole('checkbox', { name: /^Session/ }).all())
      if (await each.isEnabled()) await each.check();
    await page.getByRole('checkbox', { name: 'Tempah keseluruhan bilik' }).check();
    await expect(page.getByRole('button', { name: 'Buat Tempahan' })).toBeVisible();
  },
  async '/app/quiz/1'(page) {
    await page.getByRole('radio').first().check();
    await page.getByRole('button', { name: 'Seterusnya' }).click();
    await expect(page.getByRole('group', { name: /Soalan 2 daripada 5/ })).toBeVisible();
  },
  async '/app/plt/13'(page) {
    await (await openForm(page)).getByRole('switch').click();
    await expect(page.getByText('RM 2,666.63').first()).toBeVisible();
  },
  async '/app/sales'(page) {
    await page.getByRole('button', { name: /^Bulan mula/ }).click();
    await expect(page.getByRole('grid')).toBeVisible();
  },
  async '/app/academy'(page) {
    await page.getByRole('button', { name: 'Next month' }).click();
    await expect(page.getByRole('button', { name: 'Today' })).toBeEnabled();
  },
};

for (const [path, choose] of Object.entries(screens)) {
  test(`nothing of ${path} is cut, whatever the font and the size of the text`, async ({ page, host }) => {
    const found: string[] = [];
    const check = async (how: string, width: number): Promise<void> => {
      await page.setViewportSize({ width, height: 740 });
      await painted(page);
      for (const what of await cutOff(page)) found.push(`${how}, ${width} px: ${what}`);
    };
    await host.open('dealer', path);
    await choose(page);
    await page.evaluate((size) => document.documentElement.style.setProperty('--dw-text-m', size), LARGE_TEXT);
    for (const width of widthsOfLargeText) await check('large text', width);
    await page.evaluate(() => document.documentElement.style.removeProperty('--dw-text-m'));
    for (const font of fonts) {
      await useWidgetFont(page, font);
      for (const width of widths) await check(font, width);
    }
    expect(found).toEqual([]);
  });
}
