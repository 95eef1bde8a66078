import { openBarePage, switchOf, toggle } from '../../e2e/support/bare-page.ts';
import { expect, test } from '../../e2e/support/test.ts';

/** Pages whose inline scripts give the browser's own names to things of theirs. */

const headWith = (scripts: string) => `${scripts}<script type="module" src="/widgets/loader.js"></script>`;
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
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
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
