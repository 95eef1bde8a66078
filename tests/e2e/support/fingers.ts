import type { Locator, Page } from '@playwright/test';

const clicks = new WeakMap<object, Locator['click']>();

/** On a touch screen, what a test clicks is tapped: `click` sends the events of a mouse there, too, which no phone does. */
export function tapInsteadOfClick(page: Page, hasTouch: boolean): void {
  const prototype = Object.getPrototypeOf(page.locator('html')) as Locator;
  const click = clicks.get(prototype) ?? prototype.click;
  clicks.set(prototype, click);
  prototype.click = async function tap(this: Locator, options) {
    await (hasTouch && !options?.clickCount && !options?.button ? this.tap(options) : click.call(this, options));
  };
}
