import type { Page } from '@playwright/test';
import { dateWords } from '../../../shared/lib/day-words.ts';
import { expect } from './test.ts';

/** The screen on which slots of an ATM are booked. */
export const ATM = '/app/tempahan/atm';
/** The path of the booking for a fault, and not that of the times, which are read before it. */
export const ATM_CALL = '/app/atm$';

export async function openAtm(page: Page, date: string): Promise<void> {
  await page.getByLabel('Negeri').selectOption('Selangor');
  await page.getByLabel('ATM', { exact: true }).selectOption('ATM Emas Shah Alam');
  await page.getByRole('radio', { name: dateWords(date, 'ms') }).click();
  await expect(page.getByRole('checkbox').first()).toBeVisible();
}
/** Opens the slots of a date and chooses the first that is free. */
export async function chooseSlot(page: Page, date: string): Promise<void> {
  await openAtm(page, date);
  await page
    .getByRole('checkbox', { name: /tempat lagi/ })
    .first()
    .click();
}
export const timeOf = async (page: Page, name: RegExp): Promise<string> => {
  const label = await page.getByRole('checkbox', { name }).first().getAttribute('aria-label');
  return label?.split(',')[0] ?? '';
};
export const slot = (page: Page, time: string) => page.getByRole('checkbox', { name: new RegExp(`^${time}`) });
export async function book(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Tempah Slot' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ya' }).click();
}
