import type { Page } from '@playwright/test';
import { dateWords } from '../../../shared/lib/day-words.ts';
import { addDays, today } from '../../../shared/lib/day.ts';
import { expect, test } from '../../e2e/support/test.ts';

/** The code of questions, toasts and messages. */
const QUESTIONS = /\/~sweetalert-/;

/** Does what a question asks about, and names the button to press then. */
const FLOWS: Array<[what: string, path: string, prepare: (page: Page) => Promise<unknown>, button: string]> = [
  [
    'a booking of slots',
    '/app/tempahan/atm',
    async (page) => {
      await page.getByLabel('Negeri').selectOption('Selangor');
      await page.getByLabel('ATM', { exact: true }).selectOption('ATM Emas Shah Alam');
      await page.getByRole('radio', { name: dateWords(addDays(today(), 2), 'ms') }).click();
      await page
        .getByRole('checkbox', { name: /2 tempat lagi/ })
        .first()
        .click();
    },
    'Tempah Slot',
  ],
  [
    'a quiz',
    '/app/quiz/2',
    async (page) => {
      await page.getByRole('radio', { name: 'Memberi salam' }).check();
      await page.getByRole('button', { name: 'Seterusnya' }).click();
      await page.getByRole('radio', { name: 'Penyelia bertugas' }).check();
    },
    'Hantar',
  ],
  ['finished steps', '/app/tools', (page) => page.getByRole('checkbox', { name: /^Langkah 1/ }).check(), 'Mula semula'],
];

for (const [what, path, prepare, button] of FLOWS)
  test(`the question about ${what} is fetched before the press; a press that is too early shows that it is pending`, async ({
    page,
    host,
  }) => {
    let release = (): void => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    let isAsked = false;
    await page.route(QUESTIONS, async (route) => {
      isAsked = true;
      await released;
      await route.continue();
    });
    await host.open('dealer', path);
    await prepare(page);
    await expect.poll(() => isAsked).toBe(true);
    const pressed = page.getByRole('button', { name: button, exact: true });
    await pressed.click();
    await expect(pressed).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(page.locator('dialog:has(.swal2-popup)')).toBeVisible();
    await expect(page.locator('dialog:has(.swal2-popup)').getByRole('button')).toHaveCount(2);
    await expect(page.locator('button[aria-busy=true]')).toHaveCount(0);
  });
