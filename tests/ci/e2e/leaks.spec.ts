import { leaksOf } from '../../bench/leaks.ts';
import { watchLeaks } from '../../bench/watch-leaks.ts';
import { openBarePage } from '../../e2e/support/bare-page.ts';
import { expect, test } from '../../e2e/support/test.ts';

/** What `npm run bench` counts after 200 mounts: a widget is reported for the one kind of thing that it leaks, and not if it leaks nothing. */
const NONE = { nodes: 0, listeners: 0, timers: 0, objectUrls: 0, observers: 0 };
const CYCLES = 20;

/** Runs in the page: defines one widget for each kind of leak, and one without. */
function defineLeaks(): void {
  const kept: unknown[] = [];
  Object.assign(window, { kept });
  const leaks: Record<string, () => void> = {
    none: () => {},
    nodes: () => kept.push(document.createElement('i')),
    listeners: () => addEventListener('dw-test', () => {}),
    timers: () => setInterval(() => {}, 1_000_000),
    'object-urls': () => URL.createObjectURL(new Blob(['x'])),
    observers: () => kept.push(new ResizeObserver(() => {})),
  };
  for (const [name, leak] of Object.entries(leaks))
    // the page's type of it has only what pages use
    (window.DealerWidgets as unknown as { define(widget: object): void }).define({
      name: `leaks-${name}`,
      mount(_: Element, report: { ready(): void }) {
        leak();
        report.ready();
        return { update() {}, unmount() {} };
      },
    });
}

test('each kind of leak is detected, and none is reported where there is none', async ({ page, host, browserName }) => {
  test.skip(browserName !== 'chromium', 'only its own protocol counts what is left');
  await page.addInitScript(watchLeaks);
  await host.become('admin');
  await openBarePage(page, '<main></main>', { policy: null });
  await page.waitForFunction(() => window.DealerWidgets && !Array.isArray(window.DealerWidgets));
  await page.evaluate(defineLeaks);
  const counted = (name: string) => leaksOf(page, `<i data-widget="leaks-${name}" data-load="eager"></i>`, CYCLES);
  expect(await counted('none')).toEqual(NONE);
  for (const [name, kind] of [
    ['nodes', 'nodes'],
    ['listeners', 'listeners'],
    ['timers', 'timers'],
    ['object-urls', 'objectUrls'],
    ['observers', 'observers'],
  ] as const) {
    const { [kind]: found, ...others } = await counted(name);
    expect(found, kind).toBeGreaterThanOrEqual(CYCLES);
    expect(Object.values(others), `beside ${kind}`).toEqual([0, 0, 0, 0]);
  }
});
