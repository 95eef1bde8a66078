import { LOADER, openBarePage, switchOf, toggle } from '../../e2e/support/bare-page.ts';
import { loggedOn } from '../../e2e/support/logged.ts';
import { expect, test } from '../../e2e/support/test.ts';
import { SWITCH_AND_NOTE, useSwitchAndNote } from '../../e2e/support/switch-and-note.ts';

/** Pages whose inline scripts give the browser's own names to things of theirs. */

const headWith = (scripts: string) => scripts + LOADER;
const REPLACED = {
  URL: `var URL = 'https://pay.example/';`,
  URLSearchParams: `var URLSearchParams = {};`,
  CSS: `var CSS = '.a { color: red }';`,
  FormData: `var FormData = function (form) { this.form = form; };`,
  Blob: `var Blob = null;`,
  CustomEvent: `var CustomEvent = 'order';`,
  Request: `var Request = class { constructor(options) { this.options = options; } send() {} };`,
  Headers: `function Headers() { this.map = {}; }`,
  'Array.from': `Array.from = (item) => (item == null ? [] : [item]);`,
  'Function.prototype.bind': `Function.prototype.bind = function (self, args) { const own = this; return (...more) => own.apply(self, args === undefined ? more : [].concat(args)); };`,
  'Object.prototype': `Object.prototype.each = function () {};`,
};

for (const [name, script] of Object.entries(REPLACED))
  test(`where the page has replaced ${name}, one sentence names it, and the rest runs`, async ({ page, problems }) => {
    problems.tolerate(/./);
    const errors = loggedOn(page, 'error');
    await openBarePage(
      page,
      `<div data-widget="note-block" data-load="eager" data-title="Hours" data-note="9 to 5"></div>${toggle(3)}`,
      {
        policy: null,
        head: headWith(
          `<script>addEventListener('dw:problem', ({ detail }) => (window.seen ??= []).push(detail.kind + ' ' + detail.at));${script}</script>`,
        ),
      },
    );
    const sentence = new RegExp(`a script of this page has replaced ${name.replaceAll('.', '\\.')}[ ,]`);
    await expect.poll(() => errors.filter((each) => sentence.test(each)).length).toBe(1);
    await expect.poll(() => page.evaluate('window.seen')).toContain(`replaced ${name}`);
    const rows = await page.evaluate(async () => (await DealerWidgets.check()).map(({ wrong }) => wrong));
    expect(rows).toContainEqual(expect.stringMatching(sentence));
    if (name.endsWith('.bind')) return; // React needs it
    await expect(page.getByText('Hours')).toBeVisible();
    await expect(page.locator('[data-widget=note-block]')).toHaveAttribute('data-widget-state', 'ready');
    await expect(switchOf(page, 3)).toBeVisible();
  });

test.describe('what everything needs is another', () => {
  test.beforeEach(({ host }) => host.become('admin'));

  for (const [what, script] of [
    ['fetch wrapped in its own', `const own = fetch; window.fetch = (...all) => own(...all);`],
    ['requestIdleCallback that is undefined', `window.requestIdleCallback = undefined;`],
  ]) {
    test(`a page with ${what}: a switch, a note and a toast do what they do`, async ({ page, host }) => {
      await host.become('dealer');
      await openBarePage(page, SWITCH_AND_NOTE, { policy: null, head: headWith(`<script>${script}</script>`) });
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
        { policy: null, head: headWith(`<script>${script}</script>`) },
      );
      await switchOf(page, 3).click();
      await expect(page.getByText('Something on this page went wrong.')).toBeVisible();
      await expect(page.getByText(/not known whether this was saved/)).toBeAttached();
      await expect(page.getByText(/connection|internet/i)).toHaveCount(0);
    });
  }
});
