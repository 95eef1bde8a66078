import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** What the page's one observer was told to do, and how it calls back. */
const viewport = { made: 0, options: {}, seen: new Set<unknown>(), report: vi.fn<(entries: object[]) => void>() };
const follower = { canBeWokenByKey: vi.fn() };

beforeEach(() => {
  Object.assign(viewport, { made: 0, seen: new Set() });
  vi.useFakeTimers();
  vi.resetModules();
  vi.resetAllMocks();
  vi.stubGlobal('Element', EventTarget);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: object[]) => void, options: object) {
        Object.assign(viewport, { made: viewport.made + 1, options, report });
      }
      observe = (element: unknown) => viewport.seen.add(element);
      unobserve = (element: unknown) => viewport.seen.delete(element);
    },
  );
  vi.doMock('../../../shared/loader/load-follower.ts', () => ({
    withFollower: (task: (all: typeof follower) => void) => task(follower),
  }));
});

afterEach(() => {
  vi.doUnmock('../../../shared/loader/load-follower.ts');
  vi.resetModules();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** An element that waits in this way. */
async function armed(load?: string, element = new EventTarget()) {
  const { arm } = await import('../../../shared/loader/triggers.ts');
  const wake = vi.fn();
  arm({ element: element as HTMLElement, wake }, load); // the loader only listens to it
  return { element, wake };
}

test('eager is due at once', async () => {
  expect((await armed('eager')).wake).toHaveBeenCalledOnce();
});

test.each([
  ['the browser is idle', (due: () => void) => setTimeout(due, 700), 700],
  ['it can run, in a browser that cannot tell (Safari)', undefined, 0],
  ['it can run, where a page has replaced it', () => {}, 0],
])('idle is due when %s', async (_, requestIdleCallback, after) => {
  const idle = requestIdleCallback && vi.fn<(due: () => void, options: object) => unknown>(requestIdleCallback);
  vi.stubGlobal('requestIdleCallback', idle);
  const { wake } = await armed('idle');
  expect(wake).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(after);
  expect(wake).toHaveBeenCalledOnce();
  if (idle) expect(idle.mock.lastCall![1], 'a page that is never idle').toEqual({ timeout: 2000 });
});

test.each([undefined, 'visible', 'whenever'])('%s is due shortly before it is seen, once', async (load) => {
  const { element, wake } = await armed(load);
  const other = await armed(load);
  expect(viewport).toMatchObject({ made: 1, options: { rootMargin: '200px', scrollMargin: '200px' } });
  viewport.report([
    { target: element, isIntersecting: false },
    { target: other.element, isIntersecting: true },
  ]);
  expect([wake.mock.calls.length, other.wake.mock.calls.length]).toEqual([0, 1]);
  expect([...viewport.seen]).toEqual([element]);
});

test.each([
  ['pointerover', {}, true],
  ['focusin', {}, true],
  ['click', {}, true],
  ['click', { ctrlKey: true }, false],
  ['click', { metaKey: true }, false],
  ['keydown', { key: 'Enter' }, true],
  ['keydown', { key: ' ' }, true],
  ['keydown', { key: 'Tab' }, false],
  ['keydown', { key: 'Enter', ctrlKey: true }, false],
  ['scroll', {}, false],
])('interaction: %s %o wakes it: %s', async (type, members, wakes) => {
  follower.canBeWokenByKey.mockReturnValue(true);
  const { element, wake } = await armed('interaction');
  const event = Object.assign(new Event(type), members);
  element.dispatchEvent(event);
  expect(wake.mock.calls).toEqual(wakes ? [[event]] : []);
  expect(viewport.made).toBe(0);
});

test('interaction on what no key reaches is due when it is seen', async () => {
  const { element } = await armed('interaction');
  expect([...viewport.seen]).toEqual([element]);
});

test('an element that comes back is woken as what it is now, once', async () => {
  follower.canBeWokenByKey.mockReturnValue(true);
  const { element, wake } = await armed('interaction');
  const again = await armed('interaction', element);
  element.dispatchEvent(new Event('click'));
  expect([wake.mock.calls.length, again.wake.mock.calls.length]).toEqual([0, 1]);
});
