import type { Page } from '@playwright/test';

/** ms, as Playwright's own expectations (tests/playwright.config.ts) */
const LONGEST = 60_000;

/**
 * Waits until nothing in the page matches a selector. A locator would do, but in each new page it takes Playwright's script of 300 kB, and this is
 * for tests that open hundreds of pages.
 */
export const gone = (page: Page, selector: string): Promise<void> =>
  page.evaluate(
    ([unwanted, longest]) =>
      new Promise<void>((done, fail) => {
        const look = (): void => {
          if (document.querySelector(unwanted)) return;
          observer.disconnect();
          clearTimeout(tooLong);
          done();
        };
        const observer = new MutationObserver(look);
        const tooLong = setTimeout(() => {
          fail(
            new Error(`There are still ${document.querySelectorAll(unwanted).length} elements that are ${unwanted}.`),
          );
        }, longest);
        observer.observe(document, { subtree: true, childList: true, attributes: true });
        look();
      }),
    [selector, LONGEST] as const,
  );
