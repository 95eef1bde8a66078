import type { Page } from '@playwright/test';

/** Hides the header `Date` of answers from the page, where a test sets the clock of the page and means it as the right one. */
export const withoutServerDate = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const { get } = Headers.prototype;
    Headers.prototype.get = function (name) {
      return name.toLowerCase() === 'date' ? null : get.call(this, name);
    };
  });
