import type { Page } from '@playwright/test';
import { dateWords } from '../../../shared/lib/day-words.ts';
import { addDays, today } from '../../../shared/lib/day.ts';
import { startTranslator } from '../../support/translator.ts';
import { openAtm } from '../../e2e/support/atm-screen.ts';
import type { Role } from '../../e2e/support/host.ts';
import { settledOf } from '../../e2e/support/settled.ts';
import { expect, test } from '../../e2e/support/test.ts';

/** Main flows of both flavours, while a page translator puts every text into an element of its own; every widget: tests/ci/shared/runtime/translated.test.tsx. */

type Step = (page: Page) => Promise<unknown>;

const press =
  (role: 'button' | 'radio' | 'switch' | 'checkbox' | 'gridcell', name: string | RegExp): Step =>
  (page) =>
    page.getByRole(role, { name }).first().click();
const fill =
  (role: 'textbox' | 'searchbox', name: string, text: string): Step =>
  (page) =>
    page.getByRole(role, { name, exact: true }).first().fill(text);
const option =
  (box: string, label: string): Step =>
  (page) =>
    page.getByRole('combobox', { name: box }).first().selectOption(label);
/** Types into a list to search, and takes the first of what is found. */
const search =
  (box: string, words: string): Step =>
  async (page) => {
    await page.getByRole('combobox', { name: box }).first().fill(words);
    await expect(
      page
        .getByRole('option', { name: new RegExp(words, 'i') })
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    await page.keyboard.press('Enter');
  };

const day = addDays(today(), 2);
const flows: Array<[what: string, role: Role, path: string, ...steps: Step[]]> = [
  [
    'a training',
    'visitor',
    '/app/plt/8',
    async (page) => {
      await page.getByRole('button', { name: 'DAFTAR TRAINING' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
    fill('textbox', 'Nama', 'Siti'),
    search('Upline FMD', 'sharifah'),
    search('Upline FMD', 'ahmad'),
    press('switch', 'Hadir bersama pasangan'),
    press('switch', 'Hadir bersama pasangan'),
    press('button', 'Daftar dan bayar'),
    fill('textbox', 'E-mel', 'siti@contoh.my'),
  ],
  [
    'slots of an ATM',
    'dealer',
    '/app/tempahan/atm',
    (page) => openAtm(page, day),
    press('checkbox', /tempat lagi/),
    press('button', 'Tarikh seterusnya'),
    press('radio', dateWords(addDays(day, 1), 'ms')),
    press('button', 'Tempah Slot'),
    press('button', 'Batal'),
    option('Negeri', 'Johor'),
  ],
  [
    'a report',
    'admin',
    '/app/admin/report',
    fill('searchbox', 'Search', 'kencana'),
    press('radio', 'EPP'),
    press('button', 'Name'),
    fill('searchbox', 'Search', 'zzzz'),
    fill('searchbox', 'Search', ''),
    press('button', /^End month/),
    press('button', /^Previous year/),
  ],
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

for (const [what, role, path, ...steps] of flows)
  test(`${what}: a page translator changes nothing that is shown or kept`, async ({ page, host }) => {
    const shown = readerOf(page);
    const expected: string[][] = [];
    await host.open(role, path);
    for (const step of steps) {
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
    await host.open(role, path);
    await expect(page.locator('font').first()).toBeAttached();
    for (const [at, step] of steps.entries()) {
      await step(page);
      await expect.poll(() => shown(), { message: `step ${at + 1}` }).toEqual(expected[at]);
    }
    await expect(page.locator('[data-widget-state=error]')).toHaveCount(0);
  });
