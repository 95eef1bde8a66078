import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { isFirefox, loadBeforeGoto, typeInsteadOfFill } from './firefox.ts';
import { type Host, hostOf } from './host.ts';
import { type Problems, watchProblems } from './problems.ts';

const clicks = new WeakMap<object, Locator['click']>();

/** On a touch screen, what a test clicks is tapped: `click` sends the events of a mouse there, too, which no phone does. */
function tapInsteadOfClick(page: Page, hasTouch: boolean): void {
  const prototype = Object.getPrototypeOf(page.locator('html')) as Locator;
  const click = clicks.get(prototype) ?? prototype.click;
  clicks.set(prototype, click);
  prototype.click = async function tap(this: Locator, options) {
    await (hasTouch && !options?.clickCount && !options?.button ? this.tap(options) : click.call(this, options));
  };
}

interface Fixtures {
  /** What goes wrong on the page: console errors, uncaught errors, CSP violations. Any that is not expected fails the test. */
  problems: Problems;
  host: Host;
}

/**
 * Playwright's test on the demo host. Each test gets a world of its own, and fails on anything that goes wrong on the page
 * without being expected.
 */
export const test = base.extend<Fixtures>({
  context: async ({ context }, provide) => {
    const answer = await context.request.get('/demo/world/new');
    expect(answer.ok(), `GET /demo/world/new answers ${answer.status()}`).toBe(true);
    if (isFirefox(context)) context.on('page', loadBeforeGoto);
    await provide(context);
  },
  problems: [
    async ({ context }, provide) => {
      const problems = await watchProblems(context);
      await provide(problems);
      expect(problems.unexpected(), 'problems on the page that the test did not expect').toEqual([]);
      // a sentence about a mistake comes late
      await expect.poll(() => problems.missing(), 'problems the test expected that did not happen').toEqual([]);
    },
    { auto: true },
  ],
  host: async ({ context, page }, provide) => provide(hostOf(context, page)),
  page: async ({ context, page, hasTouch }, provide) => {
    if (isFirefox(context)) typeInsteadOfFill(page);
    tapInsteadOfClick(page, hasTouch === true);
    await provide(page);
  },
});

export { expect };
