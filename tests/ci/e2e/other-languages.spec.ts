import { openBarePage, switchOf, toggle } from '../../e2e/support/bare-page.ts';
import { restOfLoader } from '../../e2e/support/rest-of-loader.ts';
import { SWITCH_AND_NOTE, useSwitchAndNote } from '../../e2e/support/switch-and-note.ts';
import { expect, test } from '../../e2e/support/test.ts';

/** Pages whose scripts change the language and the browser's own classes for everybody. */

/** A script of the page before the loader; a frame of ours has none. */
const headWith = (script: string) =>
  `<script>${script}</script><script type="module" src="/widgets/loader.js"></script>`;

test.beforeEach(({ host }) => host.become('admin'));

for (const [what, script] of [
  ['fetch wrapped in its own', `const own = fetch; window.fetch = (...all) => own(...all);`],
  ['requestIdleCallback that is undefined', `window.requestIdleCallback = undefined;`],
]) {
  test(`a page with ${what}: a switch, a note and a toast do what they do`, async ({ page, host }) => {
    await host.become('dealer');
    await openBarePage(page, SWITCH_AND_NOTE, { policy: null, head: headWith(script!) });
    await useSwitchAndNote(page);
  });
}

for (const [what, script] of [
  ['is gone', 'window.fetch = undefined;'],
  ['throws', `window.fetch = () => { throw new TypeError('options.each is not a function'); };`],
  ['fails in its own way', `window.fetch = async () => { throw new TypeError('options.each is not a function'); };`],
]) {
  test(`a page whose fetch ${what} gets that sentence, not one about the connection`, async ({ page, problems }) => {
    problems.expect(/because of this page: its fetch failed .*See which script of the page replaces window\.fetch/);
    problems.expect(/a switch could not be saved/);
    await openBarePage(
      page,
      `${toggle(3)}<div data-widget="course-calendar" data-load="eager" data-locale="en"></div>`,
      { policy: null, head: headWith(script!) },
    );
    await switchOf(page, 3).click();
    await expect(page.getByText('Something on this page went wrong.')).toBeVisible();
    await expect(page.getByText(/not known whether this was saved/)).toBeAttached();
    await expect(page.getByText(/connection|internet/i)).toHaveCount(0);
  });
}

test('a widget that throws while it renders shows the content of the page again', async ({ page, problems }) => {
  problems.expect(/"yes-no-toggle" does not run: broken by the page/);
  await openBarePage(page, `${toggle(1)}${toggle(3)}`, { policy: null });
  await expect(switchOf(page, 1)).toBeVisible();
  await expect(switchOf(page, 3)).toBeVisible();
  // the rest of the loader renders every widget once more when it comes
  await restOfLoader(page);
  const failed = async (id: number): Promise<void> => {
    await expect(page.locator(`[data-id="${id}"][data-widget-state=error]`)).toHaveText('No');
    await expect(switchOf(page, id)).toHaveCount(0);
  };
  const restore = await page.evaluateHandle((another) => {
    const { stringify } = JSON;
    // whenever a switch renders, it compares what the page writes with what it wrote before
    JSON.stringify = ((value: unknown) => {
      if (typeof value === 'boolean') throw new TypeError('broken by the page');
      return stringify(value);
    }) as typeof stringify;
    document.body.insertAdjacentHTML('beforeend', another);
    return () => void (JSON.stringify = stringify);
  }, toggle(5));
  await failed(5);
  await switchOf(page, 3).click();
  await failed(3);
  await restore.evaluate((undo) => undo());
  await switchOf(page, 1).click();
  await expect(switchOf(page, 1)).not.toBeChecked();
  // another item in the same place is not the one that failed
  await page.locator('[data-id="3"]').evaluate((element) => element.setAttribute('data-id', '7'));
  await expect(page.locator('[data-id="7"]').getByRole('switch')).toBeVisible();
});
