import type { Browser, CDPSession, Page } from 'playwright';
import type { StaticServer } from './static-server.ts';

/** One act in a large list, and how long the main thread worked for it. */
export interface LargeList {
  what: string;
  /** Script, style and layout from the event until the next frame could be drawn, ms: the middle of several times. */
  ms: number;
  /** The slowest of them; the first time also prepares what the others use again. */
  slowest: number;
  /** JavaScript alone in the slowest, ms. */
  script: number;
  /** The most that is allowed, ms: of script for a key, of everything for the rest. */
  allowed: number;
}

const ROWS = 10_000;
const COLUMNS = 20;
const TIMES = 5;

/** Sorts and filters 10,000 rows, and types into 10,000 options. */
export async function measureLargeLists(browser: Browser, server: StaticServer): Promise<LargeList[]> {
  server.page('/report', pageWith('report-table', report()));
  server.page('/select', pageWith('searchable-select', { name: 'upline', options: options() }));
  const onReport = await onPage(browser, `${server.origin}/report`, async (page) => [
    await act(page, `sort ${ROWS} rows by text`, 100, 'button.sort', 0, click),
    await act(page, `sort ${ROWS} rows by total`, 100, 'button.sort', 7, click),
    await act(page, `filter ${ROWS} rows`, 100, 'input[type=search]', 0, type),
    await act(page, `category of ${ROWS} rows`, 100, '[role=radiogroup]', 0, choose),
    await act(page, 'scroll by a screen', 16, '.box', 0, scroll),
  ]);
  const onSelect = await onPage(browser, `${server.origin}/select`, async (page) => [
    await page
      .locator('input[role=combobox]')
      .focus()
      .then(() => act(page, `a key among ${ROWS} options`, 16, 'input[role=combobox]', 0, type)),
  ]);
  return [...onReport, ...onSelect];
}

/** Waits until what was begun is painted, so that the next measurement does not count it. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) {
      await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
    }
  });

async function onPage<Result>(
  browser: Browser,
  url: string,
  measure: (page: Page) => Promise<Result>,
): Promise<Result> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  try {
    await page.goto(url);
    await page.locator('[data-widget-state=ready]').waitFor();
    return await measure(page);
  } finally {
    await page.close();
  }
}

/** Runs in the page. `time` counts the acts, so that each is another one. */
type Act = (element: Element, time: number) => void;

const click: Act = (element) => (element as HTMLElement).click();
const scroll: Act = (element) => element.scrollBy({ top: 700 });
const choose: Act = (element, time) => element.querySelectorAll('input')[time % 4]?.click();
const type: Act = (element, time) => {
  const text = ['n', 'nu', 'nur', 'nur a', 'dealer 99', 'z'][time % 6]!;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(element, text);
  element.dispatchEvent(new InputEvent('input', { bubbles: true }));
};

/**
 * Acts several times and waits for the frame after each. What the main thread did is read from the browser's own counters,
 * so that other programs of the machine count little.
 */
async function act(
  page: Page,
  what: string,
  allowed: number,
  selector: string,
  index: number,
  run: Act,
): Promise<LargeList> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const element = page.locator(selector).nth(index);
  const taken: Array<{ all: number; script: number }> = [];
  for (let time = 0; time < TIMES; time += 1) {
    await settle(page);
    const before = await busyMs(session);
    await element.evaluate(run, time);
    await settle(page);
    const after = await busyMs(session);
    taken.push({ all: after.all - before.all, script: after.script - before.script });
  }
  await session.detach();
  const tenths = (value: number): number => Number(value.toFixed(1));
  const sorted = taken.map(({ all }) => tenths(all)).toSorted((a, b) => a - b);
  const script = tenths(Math.max(...taken.map((each) => each.script)));
  return { what, ms: sorted[Math.floor(TIMES / 2)]!, slowest: sorted.at(-1)!, script, allowed };
}

async function busyMs(session: CDPSession): Promise<{ all: number; script: number }> {
  const { metrics } = await session.send('Performance.getMetrics');
  const ms = (metricName: string): number => (metrics.find(({ name }) => name === metricName)?.value ?? 0) * 1_000;
  return { all: ms('TaskDuration'), script: ms('ScriptDuration') };
}

function pageWith(name: string, properties: object): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${name}</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="/widgets/widgets.css">
<script type="module" src="/widgets/loader.js"></script></head>
<body><form><div data-widget="${name}" data-load="eager"><script type="application/json">${JSON.stringify(properties)}</script></div></form></body></html>`;
}

const NAMES = [
  'Nur Aisyah binti Ahmad',
  "A'isyah binti Sa'ad",
  'Tan Wei Ling',
  'Rajesh a/l Muniandy',
  '陳大文',
  'Énora',
];
const nameOf = (index: number): string => `${NAMES[(index * 7) % NAMES.length]} ${(index * 7919) % ROWS}`;

function report(): object {
  const counts = (seed: number) => ({ total: seed % 997, GAP: seed % 31, EPP: seed % 17, NORMAL: seed % 101 });
  const columns = Array.from({ length: COLUMNS - 4 }, (_, index) => index);
  return {
    header: ['Name', 'Code', 'Team', 'Place', ...columns.map((index) => `Product ${index}`)],
    rows: Array.from({ length: ROWS }, (_, row) => [
      nameOf(row),
      `PG${1_000_000 + ((row * 104_729) % 900_000)}`,
      'G100',
      'Ipoh',
      ...columns.map((column) => counts(row * 31 + column * 7919)),
    ]),
    data_total: columns.map(counts),
  };
}

const options = (): object[] =>
  Array.from({ length: ROWS }, (_, index) => ({ user_id: index + 1, name: nameOf(index) }));
