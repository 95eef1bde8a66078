import { openBarePage, toggle } from './support/bare-page.ts';
import { expect, test } from './support/test.ts';

/** As a page does that hardens itself against libraries (SES): an inherited `name` can then not be assigned to. */
const FROZEN = `<script>for (const each of [Object, Function, Array, String, Number, Boolean, Date, RegExp, Error, TypeError, Promise, Map, Set, WeakMap, Symbol, URL]) {
  Object.freeze(each); Object.freeze(each.prototype); }
  addEventListener('dw:error', ({ detail }) => (window.reported = detail.kind));</script>`;

test('where the built-in objects are frozen, widgets run, and a mistake of the page is named', async ({
  page,
  host,
  problems,
}) => {
  await host.become('admin');
  problems.expect(/"kind" \(from data-kind\) came as "nope"/);
  await openBarePage(page, `${toggle(3)}${toggle(4).replace('recognition', 'nope')}`, {
    policy: null,
    head: `${FROZEN}<script type="module" src="/widgets/loader.js"></script>`,
  });
  await page.getByRole('switch', { name: 'Toggle 3' }).click();
  await expect(page.getByRole('switch', { name: 'Toggle 3' })).toBeChecked();
  await expect.poll(() => page.evaluate(() => (window as { reported?: string }).reported)).toBe('properties');
});
