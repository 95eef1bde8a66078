import type { Page } from '@playwright/test';
import { addDays, today } from '../../../shared/lib/day.ts';
import { answerQuiz } from '../../e2e/support/screens.ts';
import { expect, test } from '../../e2e/support/test.ts';
import { chooseSlot } from '../../e2e/support/atm-screen.ts';
import { hold } from '../../e2e/support/hold.ts';

/** The code of questions, toasts and messages. */
const QUESTIONS = /\/~sweetalert-/;

/** Does what a question asks about, and names the button to press then. */
const FLOWS: Array<[what: string, path: string, prepare: (page: Page) => Promise<unknown>, button: string]> = [
  ['a booking of slots', '/app/tempahan/atm', (page) => chooseSlot(page, addDays(today(), 2)), 'Tempah Slot'],
  ['a quiz', '/app/quiz/2', answerQuiz, 'Hantar'],
  ['finished steps', '/app/tools', (page) => page.getByRole('checkbox', { name: /^Langkah 1/ }).check(), 'Mula semula'],
];

for (const [what, path, prepare, button] of FLOWS)
  test(`the question about ${what} is fetched before the press; a press before shows it`, async ({ page, host }) => {
    const release = await hold(page, QUESTIONS);
    const asked = page.waitForRequest(QUESTIONS);
    await host.open('dealer', path);
    await prepare(page);
    await asked;
    const pressed = page.getByRole('button', { name: button, exact: true });
    await pressed.click();
    await expect(pressed).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(page.locator('dialog:has(.swal2-popup)')).toBeVisible();
    await expect(page.locator('dialog:has(.swal2-popup)').getByRole('button')).toHaveCount(2);
    await expect(page.locator('button[aria-busy=true]')).toHaveCount(0);
  });
