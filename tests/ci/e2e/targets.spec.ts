import type { Page } from '@playwright/test';
import { dateWords } from '../../../shared/lib/day-words.ts';
import { addDays, today } from '../../../shared/lib/day.ts';
import { expectLargeTargets } from '../../e2e/support/targets.ts';
import { expect, test } from '../../e2e/support/test.ts';
import { chooseSlot } from '../../e2e/support/atm-screen.ts';

const day = (days: number): string => dateWords(addDays(today(), days), 'ms');

type Opened = readonly [
  what: string,
  who: 'dealer' | 'visitor' | 'admin',
  path: string,
  open: (page: Page) => Promise<unknown>,
];

/** What members open on a screen, and rows of a form; `every-screen.spec.ts` measures the screens as they open. */
const OPENED: readonly Opened[] = [
  ['the slots of a day', 'dealer', '/app/tempahan/atm', (page) => chooseSlot(page, addDays(today(), 2))],
  [
    'the sessions of a day',
    'dealer',
    '/app/tempahan/sesi',
    async (page) => {
      await page.getByRole('radio', { name: 'Bilik Mesyuarat Melur' }).check();
      await page.getByRole('radio', { name: new RegExp(`^${day(4)}`) }).click();
      await page.getByRole('checkbox', { name: /^Session 1/ }).check();
    },
  ],
  [
    'the form of a training with a chosen upline',
    'visitor',
    '/app/plt/7',
    async (page) => {
      await page.getByRole('button', { name: 'DAFTAR', exact: true }).click();
      const upline = page.getByRole('combobox', { name: 'Upline FMD' });
      await upline.fill('sharifah aminah');
      await page
        .getByRole('option', { name: /Sharifah Aminah/ })
        .first()
        .click();
    },
  ],
  [
    'a picture that is cropped',
    'dealer',
    '/app/profile',
    async (page) => {
      await page.getByRole('button', { name: 'Change Photo' }).click();
      await page.getByLabel(/Choose a photo/).setInputFiles('.storybook/support/recognition-page.png');
      await expect(page.getByRole('button', { name: 'Save' })).toBeEnabled();
      await page.locator('.cropper-face').click();
      await expect(page.getByRole('button', { name: 'Move left' })).toBeVisible();
    },
  ],
  [
    'the choice of a mentor',
    'dealer',
    '/app/empire',
    async (page) => {
      await page
        .getByRole('button', { name: /^Tukar mentor/ })
        .first()
        .click();
      await expect(page.getByRole('button', { name: 'Padam pilihan' })).toBeVisible();
    },
  ],
  ['a note', 'dealer', '/app/empire', (page) => page.getByRole('button', { name: /^Ubah/ }).first().click()],
  ['a testimony', 'dealer', '/app/testimonies', (page) => page.getByRole('button', { name: 'Testimoni 1' }).click()],
  [
    'the courses of a day',
    'dealer',
    '/app/academy',
    (page) => page.getByRole('button', { name: new RegExp(`^${dateWords(today(), 'en')}`) }).click(),
  ],
  ['the prices of a form', 'admin', '/app/admin/training-prices', (page) => page.getByRole('textbox').first().click()],
];

test('what a member opens, and every row of a form, has targets of at least 44 px', async ({ page, host }) => {
  for (const [what, who, path, open] of OPENED)
    await test.step(what, async () => {
      await host.open(who, path);
      await open(page);
      await expectLargeTargets(page, what);
    });
});

test('so has what a switch that could not be saved says', async ({ page, host, problems }) => {
  problems.expect(/status of 500|switch could not be saved/);
  await host.open('dealer', '/app/social-media');
  await page.setViewportSize({ width: 360, height: 740 });
  await host.fault('fail', { path: '/app/toggle-socialmedia' });
  await page.getByRole('switch').first().click();
  await expect(page.getByText(/^it is not known whether this was saved/)).toBeInViewport({ ratio: 1 });
  await expectLargeTargets(page, 'a failed switch');
});

test('a button in the row of a table is quiet, and has its line with the focus', async ({ page, host }) => {
  await host.open('admin', '/app/admin/recognition/1');
  const proof = page.getByRole('button', { name: /^View Proof/ }).first();
  await expect(proof).toHaveCSS('text-decoration-line', 'none');
  await proof.focus();
  await expect(proof).toHaveCSS('text-decoration-line', 'underline');
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  for (const path of ['/app/admin/recognition/1', '/app/admin/page-content'])
    test(`buttons and switches in rows of ${path} take a finger, each for itself`, async ({
      page,
      host,
      browserName,
    }) => {
      test.skip(browserName !== 'chromium', 'the driver of Firefox has no touch screen');
      await host.open('admin', path);
      const pressed = page.locator('[data-widget-state=ready]').locator('.ui-button.ui-s, .ui-switch.ui-s');
      const missed = await pressed.evaluateAll((all) =>
        all.filter((button) => {
          button.scrollIntoView({ block: 'center' });
          const { left, top, bottom, width } = button.getBoundingClientRect();
          // the tree of a control that is in the page
          const root = button.getRootNode() as ShadowRoot;
          return ![top - 5, bottom + 5].every((y) => root.elementFromPoint(left + width / 2, y) === button);
        }),
      );
      expect(missed, 'above and below its 32 px').toEqual([]);
    });
});
