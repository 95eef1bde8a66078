import { openBarePage, switchOf, toggle } from '../../e2e/support/bare-page.ts';
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
