import type { Page } from '@playwright/test';

interface Row {
  where: string;
  wrong: string;
}

/** What `DealerWidgets.check()` finds, one line for each row. */
export async function found(page: Page): Promise<string[]> {
  const rows = await page.evaluate(async () => {
    const { check } = window.DealerWidgets as { check(): Promise<Row[]> };
    return (await check()).map(({ where, wrong }) => ({ where, wrong }));
  });
  return rows.map(({ where, wrong }) => `${where}: ${wrong}`);
}
