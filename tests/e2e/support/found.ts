import type { Page } from '@playwright/test';

interface Row {
  where: string;
  wrong: string;
}

/** What `DealerWidgets.check()` finds. */
export const check = (page: Page): Promise<Row[]> =>
  page.evaluate(async () => {
    const api = DealerWidgets;
    return (await api.check()).map(({ where, wrong }) => ({ where, wrong }));
  });

/** The same, one line for each row. */
export const found = async (page: Page): Promise<string[]> =>
  (await check(page)).map(({ where, wrong }) => `${where}: ${wrong}`);
