import type { Browser, CDPSession, Page } from 'playwright';
import { type Observed, observe, observed } from './observe.ts';
import type { StaticServer } from './static-server.ts';
import { togglePage } from './toggle-page.ts';

/** How many screens are scrolled through: memory grows with what was seen. */
const SCREENS = 20;

export interface ManyToggles {
  count: number;
  /** ms from the start of the page until the last toggle on the screen was ready. */
  visibleReady: number;
  /** ms of that after the browser had read the HTML. */
  afterHtml: number;
  /** How many toggles were mounted by then. */
  mounted: number;
  /** The longest task of the main thread, ms; 50 means "none over 50", because the browser reports no shorter ones. */
  longestTask: number;
  /** The same of the page without widgets: reading and laying out its HTML. */
  longestTaskWithout: number;
  /** JavaScript heap after a garbage collection, MB, that of the page without widgets subtracted. */
  heap: number;
  /** The same after scrolling through up to 20 screens. */
  heapAfterScrolling: number;
}

/** Opens a page with this many toggles and scrolls. */
export async function measureManyToggles(browser: Browser, server: StaticServer, count: number): Promise<ManyToggles> {
  const html = togglePage(count);
  const without = await onPage(browser, server, html.replace(/<script.*?<\/script>/, ''), async (page, session) => ({
    heap: await collectedHeap(session),
    ...(await observed(page)),
  }));
  return onPage(browser, server, html, async (page, session) => {
    await visibleReady(page);
    const mounted = await page.locator('[data-widget-state=ready]').count();
    const first: Observed = await observed(page);
    const heap = await collectedHeap(session);
    for (let screen = 1; screen <= SCREENS; screen++) {
      await page.evaluate((top) => window.scrollTo(0, top), screen * 800);
      await visibleReady(page);
    }
    return {
      count,
      visibleReady: Math.round(first.visibleReady),
      afterHtml: Math.round(first.visibleReady - first.htmlRead),
      mounted,
      longestTask: Math.max(first.longestTask, (await observed(page)).longestTask),
      longestTaskWithout: without.longestTask,
      heap: Number((heap - without.heap).toFixed(1)),
      heapAfterScrolling: Number(((await collectedHeap(session)) - without.heap).toFixed(1)),
    };
  });
}

async function onPage<Result>(
  browser: Browser,
  server: StaticServer,
  html: string,
  measure: (page: Page, session: CDPSession) => Promise<Result>,
): Promise<Result> {
  server.page('/many', html);
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  try {
    await page.addInitScript(observe);
    await page.goto(`${server.origin}/many`);
    return await measure(page, await page.context().newCDPSession(page));
  } finally {
    await page.close();
  }
}

/** Waits until no widget on the screen is still loading. */
async function visibleReady(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const rows = [...document.querySelectorAll('tr')];
      const at = (y: number): number =>
        rows.indexOf(document.elementFromPoint(100, y)?.closest('tr') as HTMLTableRowElement);
      const last = at(innerHeight - 1);
      return rows
        .slice(Math.max(0, at(0)), last < 0 ? undefined : last + 1)
        .every((row) => row.querySelector<HTMLElement>('[data-widget]')?.dataset.widgetState === 'ready');
    },
    undefined,
    { timeout: 60_000 },
  );
}

/** MB in use after a garbage collection. */
async function collectedHeap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1_000_000;
}
