/** `data-load="interaction"`: nothing is loaded until the person shows interest, and what they did is replayed. */
import { openBarePage, stateOf, switchOf, TALL, toggle } from './support/bare-page.ts';
import { loggedOn } from './support/logged.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(({ host }) => host.become('admin'));

test('nothing until the first sign of interest, then the click is replayed', async ({ page }) => {
  const fallback = '><button type="button">No</button><';
  await openBarePage(page, toggle(3, 'data-load="interaction"').replace('>No<', fallback));
  await expect.poll(() => stateOf(page, 3)).toBe('pending');
  await page.getByRole('button', { name: 'No' }).click();
  await expect(switchOf(page, 3)).toBeChecked();
  await expect(switchOf(page, 3)).toBeFocused();
});

test("the first press on a page's link in a widget that runs follows it", async ({ page }) => {
  const slotted = '<b slot="question">When?</b><p slot="answer"><a href="#pay">How to pay</a></p>';
  await openBarePage(page, `<div data-widget="faq-item" data-load="interaction">${slotted}</div>`);
  await page.getByText('When?').click();
  await expect(page.getByRole('button', { name: 'When?', expanded: true })).toBeVisible();
  await page.getByRole('link', { name: 'How to pay' }).click();
  await expect(page).toHaveURL(/#pay$/);
});

test('a key on a link of the fallback does not follow it', async ({ page }) => {
  await openBarePage(page, toggle(3, 'data-load="interaction"').replace('>No<', '><a href="/elsewhere">No</a><'));
  await page.getByRole('link', { name: 'No' }).focus();
  await page.keyboard.press('Enter');
  await expect(switchOf(page, 3)).toBeChecked();
  expect(new URL(page.url()).pathname).toBe('/app/admin/bare');
});

test('keys that scroll, write or lead elsewhere do what they do, and load nothing', async ({ page }) => {
  const fallback = '><input aria-label="Name"><button type="button">No</button><';
  const input = toggle(3, 'data-load="interaction"').replace('>No<', fallback);
  await openBarePage(page, input + TALL);
  await page.evaluate(() => {
    const prevented: string[] = [];
    Object.assign(window, { prevented });
    addEventListener('keydown', ({ key, defaultPrevented }) => defaultPrevented && prevented.push(key));
  });
  await page.getByLabel('Name').focus();
  await expect.poll(() => stateOf(page, 3)).toBe('pending');
  for (const key of ['a', 'Shift', 'Escape', 'Tab', 'PageDown']) await page.keyboard.press(key);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  expect(await page.evaluate('prevented')).toEqual([]);
  await expect(page.getByLabel('Name')).toHaveValue('a');
  expect(await stateOf(page, 3)).toBe('pending');
  await page.keyboard.press('Enter');
  await expect(switchOf(page, 3)).toBeChecked();
});

test('without a focusable fallback it loads when visible, which is logged once', async ({ page }) => {
  const notes = loggedOn(page, 'info');
  const disabled = toggle(2, 'data-load="interaction"').replace('>No<', '><button disabled>No</button><');
  const focusable = toggle(4, 'data-load="interaction" tabindex="0"');
  await openBarePage(
    page,
    toggle(1, 'data-load="interaction"') + disabled + focusable + TALL + toggle(3, 'data-load="interaction"'),
  );
  await expect(switchOf(page, 1)).toBeVisible();
  await expect(switchOf(page, 2)).toBeVisible();
  expect([await stateOf(page, 3), await stateOf(page, 4)]).toEqual(['pending', 'pending']);
  await expect.poll(() => notes.filter((note) => note.includes('data-load="interaction"'))).toHaveLength(1);
  await page.locator('[data-id="4"]').press('Enter');
  await expect(switchOf(page, 4)).toBeFocused();
});
