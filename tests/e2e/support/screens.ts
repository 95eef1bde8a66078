import type { Locator, Page } from '@playwright/test';
import { dateWords } from '../../../shared/lib/day-words.ts';
import { addDays, today } from '../../../shared/lib/day.ts';
import { expect } from './test.ts';

/** The screen on which sessions of a room are booked, and a day on it on which a place is free. */
export const SESSIONS = '/app/tempahan/sesi';
export const freeDay = (page: Page): Locator =>
  page.getByRole('radio', { name: new RegExp(`^${dateWords(addDays(today(), 4), 'ms')}`) });

/** Chooses a room and that day. */
export async function openSessions(page: Page, room = 'Bilik Mesyuarat Melur'): Promise<void> {
  await page.getByRole('radio', { name: room }).check();
  await freeDay(page).click();
}
export const session = (page: Page, number: number): Locator =>
  page.getByRole('checkbox', { name: new RegExp(`^Session ${number}`) });

/** Opens the form of a training. */
export async function openForm(page: Page, button = 'DAFTAR'): Promise<Locator> {
  await page.getByRole('button', { name: button, exact: true }).click();
  const form = page.getByRole('dialog');
  await expect(form).toBeVisible();
  return form;
}
/** Accepts the terms and presses the button that asks before it sends. */
export async function submit(form: Locator): Promise<void> {
  await form.getByRole('checkbox', { name: 'Saya faham dan bersetuju.' }).check();
  await form.getByRole('button', { name: 'Daftar dan bayar' }).click();
}

/** Answers both questions of the quiz 2. */
export async function answerQuiz(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Memberi salam' }).check();
  await page.getByRole('button', { name: 'Seterusnya' }).click();
  await page.getByRole('radio', { name: 'Penyelia bertugas' }).check();
}
/** Hands in what is answered, and says yes. */
export async function handIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Hantar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ya' }).click();
}
