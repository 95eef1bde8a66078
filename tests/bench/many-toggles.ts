import { expect } from '@playwright/test';
import type { Browser, CDPSession, Page } from 'playwright';
import { type Observed, observe, observed } from './observe.ts';
import type { StaticServer } from './static-server.ts';
import { togglePage } from './toggle-page.ts';

/** How many screens are scrolled through: memory grows with what was seen. */
const SCREENS = 20;

export interface ManyToggles {
  count: number;
  /** `visible` as a template writes it; `eager` for comparison: everything at once. */
  load: 'visible' | 'eager';
  /** From the start of the page until the last toggle on the screen was ready, ms. */
  visibleReady: number;
  /** How much of that was after the browser had read the HTML, ms. */
  afterHtml: number;
  /** The same page without widgets: from the HTML read to the whole page painted, ms. */
  paintedWithout: number;
  /** How many toggles were mounted by then. */
  mounted: number;
  /** The longest task of the main thread, in ms; 50 means "none over 50", because the browser reports no shorter ones. */
  longestTask: number;
  /** The same of the page without widgets: reading and laying out its HTML. */
  longestTaskWithout: number;
  /** JavaScript heap after a garbage collection, MB, that of the page without widgets subtracted. */
  heap: number;
  /** The same after scrolling through up to 20 screens, and how many toggles were mounted then. */
  heapAfterScrolling: number;
  mountedAfterScrolling: number;
  /** Cumulative layout shift. */
  layoutShift: number;
}

/** Opens a page with this many toggles and scrolls. */
export async function measureManyToggles(
  browser: Browser,
  server: StaticServer,
  count: number,
  load: ManyToggles['load'],
): Promise<ManyToggles> {
  const html = togglePage(count, load);
  const without = await onPage(browser, server, html.replace(/<script.*?<\/script>/, ''), async (page, session) => {
    await expect.poll(async () => (await observed(page)).wholePagePainted).toBeGreaterThan(0);
    return { heap: await collectedHeap(session), ...(await observed(page)) };
  });
  return onPage(browser, server, html, async (page, session) => {
    await visibleReady(page);
    const mounted = await mountedOn(page);
    const first: Observed = await observed(page);
    const heap = await collectedHeap(session);
    await scroll(page);
    return {
      count,
      load,
      visibleReady: first.visibleReady,
      afterHtml: first.visibleReady - first.htmlRead,
      paintedWithout: without.wholePagePainted - without.htmlRead,
      mounted,
      longestTask: Math.max(first.longestTask, (await observed(page)).longestTask),
      longestTaskWithout: without.longestTask,
      heap: heap - without.heap,
      heapAfterScrolling: (await collectedHeap(session)) - without.heap,
      mountedAfterScrolling: await mountedOn(page),
      layoutShift: first.layoutShift,
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

const mountedOn = (page: Page): Promise<number> => page.locator('[data-widget-state=ready]').count();

/** Waits until no widget on the screen is still loading. */
async function visibleReady(page: Page): Promise<void> {
  const deadline = performance.now() + 60_000;
  for (;;) {
    const states = await page.evaluate(() => {
      const rows = [...document.querySelectorAll('tr')];
      const at = (y: number): number =>
        rows.indexOf(document.elementFromPoint(100, y)?.closest('tr') as HTMLTableRowElement);
      const last = at(innerHeight - 1);
      return rows
        .slice(Math.max(0, at(0)), last < 0 ? undefined : last + 1)
        .map((row) => row.querySelector<HTMLElement>('[data-widget]')?.dataset.widgetState);
    });
    if (states.every((state) => state === 'ready')) return;
    if (performance.now() > deadline) {
      throw new Error(`After 60 s the toggles on the screen are ${states.join(', ')}, expected all of them ready.`);
    }
  }
}

async function scroll(page: Page): Promise<void> {
  for (let screen = 1; screen <= SCREENS; screen++) {
    await page.evaluate((top) => window.scrollTo(0, top), screen * 800);
    await visibleReady(page);
  }
}

/** MB in use after a garbage collection. */
async function collectedHeap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1_000_000;
}
