import { dateWords } from '../../../shared/lib/day-words.ts';
import { addDays, today } from '../../../shared/lib/day.ts';
import { expectLargeTargets } from '../../e2e/support/targets.ts';
import { expect, test } from '../../e2e/support/test.ts';
import { openForm, openSessions, SESSIONS, session } from '../../e2e/support/screens.ts';
import type { Role } from '../../e2e/support/host.ts';
import { ATM, chooseSlot } from '../../e2e/support/atm-screen.ts';

/** What members open on a screen, and rows of a form; `every-screen.spec.ts` measures the screens as they open. */
test('what a member opens, and every row of a form, has targets of at least 44 px', async ({ page, host }) => {
  const look = (what: string, who: Role, path: string, open: () => Promise<unknown>): Promise<void> =>
    test.step(what, async () => {
      await host.open(who, path);
      await open();
      await expectLargeTargets(page, what);
    });
  const press = (name: string | RegExp): Promise<void> => page.getByRole('button', { name }).first().click();

  await look('the slots of a day', 'dealer', ATM, () => chooseSlot(page, addDays(today(), 2)));
  await look('the sessions of a day', 'dealer', SESSIONS, async () => {
    await openSessions(page);
    await session(page, 1).check();
  });
  await look('the form of a training with a chosen upline', 'visitor', '/app/plt/7', async () => {
    const form = await openForm(page);
    await form.getByRole('combobox', { name: 'Upline FMD' }).fill('sharifah aminah');
    const upline = form.getByRole('option', { name: /Sharifah Aminah/ }).first();
    await upline.click();
  });
  await look('a picture that is cropped', 'dealer', '/app/profile', async () => {
    await press('Change Photo');
    await page.getByLabel(/Choose a photo/).setInputFiles('.storybook/support/recognition-page.png');
    await expect(page.getByRole('button', { name: 'Save' })).toBeEnabled();
    await page.locator('.cropper-face').click();
    await expect(page.getByRole('button', { name: 'Move left' })).toBeVisible();
  });
  await look('the choice of a mentor', 'dealer', '/app/empire', async () => {
    await press(/^Tukar mentor/);
    await expect(page.getByRole('button', { name: 'Padam pilihan' })).toBeVisible();
  });
  await look('a note', 'dealer', '/app/empire', () => press(/^Ubah/));
  await look('a testimony', 'dealer', '/app/testimonies', () => press('Testimoni 1'));
  await look('the courses of a day', 'dealer', '/app/academy', () => press(new RegExp(`^${dateWords(today(), 'en')}`)));
  await look('the prices of a form', 'admin', '/app/admin/training-prices', () =>
    page.getByRole('textbox').first().click(),
  );
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
