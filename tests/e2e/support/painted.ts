import type { Page } from '@playwright/test';

/** Waits for two frames: by then what was begun is painted, and what is in sight has begun to load. */
export const painted = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
