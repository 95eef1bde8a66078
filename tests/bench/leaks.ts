import type { Browser, CDPSession, Page } from 'playwright';
import { startHost } from '../../mocks/host/host.ts';
import { pages } from '../../mocks/host/pages/pages.ts';
import { rolesFor } from '../../mocks/permission.ts';
import { settledOf } from '../e2e/support/settled.ts';
import { readManifest } from '../support/dist.ts';

/** What is left on the page after mounting and removing 200 times. */
export interface Leaks {
  widget: string;
  nodes: number;
  listeners: number;
}

const CYCLES = 200;
/** How many are mounted at once, like a list that is replaced. */
const AT_ONCE = 10;

type Counts = Omit<Leaks, 'widget'>;

/** Mounts and removes each widget, written as on its own page of the demo host. */
export async function measureLeaks(browser: Browser): Promise<Leaks[]> {
  const names = Object.keys(readManifest().widgets);
  const host = await startHost({ port: 0 });
  const left = new Set(names);
  const all: Leaks[] = [];
  try {
    for (const { path, example = path, failsOnPurpose } of pages) {
      if (failsOnPurpose || left.size === 0) continue;
      // the markup is written as text
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, bypassCSP: true });
      const page = await context.newPage();
      await page.goto(`${host.url}/demo/as/${rolesFor(path)[0] ?? 'visitor'}?to=${encodeURIComponent(example)}`);
      for (const [widget, html] of await snippetsOn(page)) {
        if (left.delete(widget)) all.push({ widget, ...(await leaksOf(page, html)) });
      }
      await context.close();
    }
  } finally {
    await host.close();
  }
  if (left.size > 0)
    throw new Error(`No page of the demo host shows ${[...left].join(', ')}, expected one for each widget.`);
  return all.toSorted((a, b) => a.widget.localeCompare(b.widget));
}

/** The markup of the first of each widget, as the server sent it; the page itself is emptied. */
async function snippetsOn(page: Page): Promise<Array<[string, string]>> {
  const snippets = await page.evaluate(async () => {
    const source = await (await fetch(location.href)).text();
    const sent = new DOMParser().parseFromString(source, 'text/html');
    const found = new Map<string, string>();
    for (const element of sent.querySelectorAll<HTMLElement>('[data-widget]')) {
      element.dataset.load = 'eager';
      found.set(element.dataset.widget!, found.get(element.dataset.widget!) ?? element.outerHTML);
    }
    document.querySelector('main')!.replaceChildren();
    return [...found];
  });
  return snippets;
}

/** @param html of one widget; its page has an empty `main` */
async function leaksOf(page: Page, html: string): Promise<Counts> {
  const settled = settledOf(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await cycle(page, html); // what is made only once, such as code and styles, does not count
  await cycle(page, html);
  await settled();
  const before = await counts(page, session);
  for (let done = 0; done < CYCLES; done += AT_ONCE) await cycle(page, html);
  await settled();
  const after = await counts(page, session);
  await session.detach();
  const more = (what: keyof Counts): number => Math.max(0, after[what] - before[what]);
  return { nodes: more('nodes'), listeners: more('listeners') };
}

/** Mounts many and removes them again. */
async function cycle(page: Page, html: string): Promise<void> {
  await page.evaluate(
    async ([markup, atOnce]) => {
      const place = document.querySelector('main')!;
      const template = document.createElement('template');
      template.innerHTML = Array.from({ length: atOnce }, () => markup).join('');
      const elements = [...template.content.querySelectorAll<HTMLElement>('[data-widget]')];
      const until = async (settled: (element: HTMLElement) => boolean): Promise<void> => {
        const deadline = performance.now() + 20_000;
        while (!elements.every(settled)) {
          if (performance.now() > deadline) {
            const states = elements.map(({ dataset }) => `${dataset.widget}: ${dataset.widgetState}`);
            throw new Error(`Not settled after 20 s: ${[...new Set(states)].join(', ')}.`);
          }
          await new Promise((rest) => setTimeout(rest, 10));
        }
      };
      place.replaceChildren(template.content);
      await until(({ dataset }) => dataset.widgetState === 'ready' || dataset.widgetState === 'error');
      place.replaceChildren();
      await until(({ dataset }) => dataset.widgetState === undefined);
    },
    [html, AT_ONCE] as const,
  );
}

async function counts(page: Page, session: CDPSession): Promise<Counts> {
  for (let time = 0; time < 3; time += 1) {
    await page.evaluate(() => new Promise((rest) => setTimeout(rest, 100)));
    await session.send('HeapProfiler.collectGarbage');
  }
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (metricName: string): number => metrics.find(({ name }) => name === metricName)?.value ?? 0;
  return { nodes: metric('Nodes'), listeners: metric('JSEventListeners') };
}
