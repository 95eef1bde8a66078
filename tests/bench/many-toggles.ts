import type { Browser, CDPSession, Page } from 'playwright';
import type { StaticServer } from './static-server.ts';
import { togglePage } from './toggle-page.ts';

export interface ManyToggles {
  count: number;
  /** Brought to life without scrolling. */
  mounted: number;
  /** From the start of the page until the last visible toggle was ready, ms. */
  visibleReady: number;
  /** The longest task of the main thread, ms; 50 stands for "none over 50", the browser tells no more. */
  longestTask: number;
  /** JavaScript heap after a garbage collection, MB, the same page without widgets subtracted. */
  heap: number;
  /** The same after scrolling to the end. */
  heapAtEnd: number;
  /** Cumulative layout shift. */
  layoutShift: number;
}

interface Observed {
  longestTask: number;
  layoutShift: number;
  visibleReady: number;
}

/** Opens a page with this many toggles. */
export async function measureManyToggles(browser: Browser, server: StaticServer, count: number): Promise<ManyToggles> {
  const bare = await heapOf(browser, server, `/bare-${count}`, togglePage(count).replace(/<script.*?<\/script>/, ''));
  server.page(`/${count}`, togglePage(count));
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  try {
    const session = await page.context().newCDPSession(page);
    await page.addInitScript(observe);
    await page.goto(`${server.origin}/${count}`);
    await visibleReady(page);
    const heap = await collectedHeap(session);
    const {
      longestTask,
      layoutShift,
      visibleReady: ready,
    } = await page.evaluate(() => (window as unknown as { observed: Observed }).observed);
    const mounted = await page.locator('[data-widget-state=ready]').count();
    await scrollToEnd(page);
    const afterwards = await page.evaluate(() => (window as unknown as { observed: Observed }).observed);
    return {
      count,
      mounted,
      visibleReady: ready,
      longestTask: Math.max(longestTask, afterwards.longestTask),
      layoutShift,
      heap: heap - bare,
      heapAtEnd: (await collectedHeap(session)) - bare,
    };
  } finally {
    await page.close();
  }
}

/** Runs in the page, before its first script. */
function observe(): void {
  const observed: Observed = { longestTask: 50, layoutShift: 0, visibleReady: 0 };
  Object.assign(window, { observed });
  const watch = (type: string, take: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('longtask', ({ duration }) => (observed.longestTask = Math.max(observed.longestTask, duration)));
  watch('layout-shift', (entry) => (observed.layoutShift += (entry as PerformanceEntry & { value: number }).value));
  addEventListener('dw:ready', ({ target }) => {
    if ((target as Element).getBoundingClientRect().top < innerHeight) observed.visibleReady = performance.now();
  });
}

/** Waits until nothing on the screen is on its way any more. */
async function visibleReady(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLElement>('[data-widget]')]
      .filter((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return bottom > 0 && top < innerHeight;
      })
      .every(({ dataset }) => dataset.widgetState === 'ready'),
  );
}

async function scrollToEnd(page: Page): Promise<void> {
  const end = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < end; y += 800) {
    await page.evaluate((top) => window.scrollTo(0, top), y);
    await visibleReady(page);
  }
}

async function heapOf(browser: Browser, server: StaticServer, path: string, html: string): Promise<number> {
  server.page(path, html);
  const page = await browser.newPage();
  try {
    await page.goto(server.origin + path);
    return await collectedHeap(await page.context().newCDPSession(page));
  } finally {
    await page.close();
  }
}

/** MB in use after a garbage collection. */
async function collectedHeap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1_000_000;
}
