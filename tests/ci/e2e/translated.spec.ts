import type { Page } from '@playwright/test';
import { startTranslator } from '../../support/translator.ts';
import { settledOf } from '../../e2e/support/settled.ts';
import { expect, test } from '../../e2e/support/test.ts';

/** A form in both flavours under a page translator; every widget with React: tests/ci/shared/runtime/translated.test.tsx. */

type Step = (page: Page) => Promise<unknown>;
const press =
  (role: 'button' | 'switch', name: string): Step =>
  (page) =>
    page.getByRole(role, { name }).first().click();
const fill =
  (name: string, text: string): Step =>
  (page) =>
    page.getByRole('textbox', { name, exact: true }).first().fill(text);
/** Types into a list to search, and takes the first of what is found. */
const search =
  (words: string): Step =>
  async (page) => {
    await page.getByRole('combobox', { name: 'Upline FMD' }).fill(words);
    const found = page.getByRole('option', { name: new RegExp(words, 'i') }).filter({ visible: true });
    await expect(found.first()).toBeVisible();
    await page.keyboard.press('Enter');
  };

const STEPS: Step[] = [
  async (page) => {
    await page.getByRole('button', { name: 'DAFTAR TRAINING' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  fill('Nama', 'Siti'),
  search('sharifah'),
  search('ahmad'),
  press('switch', 'Hadir bersama pasangan'),
  press('switch', 'Hadir bersama pasangan'),
  press('button', 'Daftar dan bayar'),
  fill('E-mel', 'siti@contoh.my'),
];

/** Reads the texts and values of all widgets once nothing of the page is under way and they no longer change. */
function readerOf(page: Page): () => Promise<string[]> {
  const settled = settledOf(page);
  const read = (): Promise<string[]> =>
    page.locator('[data-widget] [part~=widget]').evaluateAll((all) =>
      all.map((widget) => {
        const values = [...widget.querySelectorAll('input, textarea, select')].map((each) =>
          Reflect.get(each, 'value'),
        );
        return [widget.textContent, ...values].join('|');
      }),
    );
  return async () => {
    let before: string[];
    let now: string[] = [];
    do {
      before = now;
      await settled();
      now = await read();
    } while (now.join() !== before.join());
    return now;
  };
}

test('a page translator changes nothing that is shown or kept of a training', async ({ page, host }) => {
  const shown = readerOf(page);
  const expected: string[][] = [];
  await host.open('visitor', '/app/plt/8');
  for (const step of STEPS) {
    await step(page);
    expected.push(await shown());
  }
  await page.goto('/demo'); // a page keeps drafts when it is left
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.request.get('/demo/world/new');
  await page.addInitScript(`addEventListener('DOMContentLoaded', () => (${startTranslator.toString()})(true))`);
  await host.open('visitor', '/app/plt/8');
  await expect(page.locator('font').first()).toBeAttached();
  for (const [at, step] of STEPS.entries()) {
    await step(page);
    await expect.poll(() => shown(), { message: `step ${at + 1}` }).toEqual(expected[at]);
  }
  await expect(page.locator('[data-widget-state=error]')).toHaveCount(0);
});
