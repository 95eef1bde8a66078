import type { Page } from 'playwright';

/** Waits until what was begun is painted, so that the next measurement does not count it. */
export const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) {
      await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
    }
  });
