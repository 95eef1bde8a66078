import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MountReport } from '../../../shared/lib/widget-protocol.ts';

/** What the loader uses of an element, without a browser. */
class Place {
  readonly attributes = new Map<string, string>();
  readonly heard: string[] = [];
  hasFocus = false;
  setAttribute(name: string, value: string): void {
    this.attributes.set(name, value);
  }
  removeAttribute(name: string): void {
    this.attributes.delete(name);
  }
  matches(): boolean {
    return this.hasFocus;
  }
  /** The page listens at the document, also for what is in a shadow root. */
  dispatchEvent({ type, bubbles, composed }: Event): void {
    if (bubbles && composed) this.heard.push(type);
  }
  get state(): string | undefined {
    return this.attributes.get('data-widget-state');
  }
}

const follower = { failed: vi.fn(), replay: vi.fn(), unknown: vi.fn() };
const importChunk = vi.fn();
const prefetch = vi.fn();
const unmount = vi.fn();
const mount = vi.fn();
const CLICK = { type: 'click', preventDefault: vi.fn() } as unknown as Event; // what the loader reads of it

beforeEach(() => {
  vi.stubGlobal('__CHUNKS__', 'core|mine 0 eager');
  vi.stubGlobal('__HASHES__', '111111222222');
  vi.stubGlobal('__VERSION__', '');
  vi.stubGlobal('Element', Place);
  vi.stubGlobal('Document', { prototype: { createEvent: () => new CustomEvent('any') } });
  vi.stubGlobal('document', {});
  vi.resetModules();
  vi.resetAllMocks();
  importChunk.mockResolvedValue({});
  mount.mockReturnValue({ update() {}, unmount });
  vi.doMock('../../../shared/loader/chunk.ts', () => ({ importChunk, prefetch }));
  vi.doMock('../../../shared/loader/load-follower.ts', () => ({
    loadFollower: () => Promise.resolve(follower),
    withFollower: (task: (all: typeof follower) => void) => task(follower),
  }));
});

afterEach(() => {
  vi.doUnmock('../../../shared/loader/chunk.ts');
  vi.doUnmock('../../../shared/loader/load-follower.ts');
  vi.resetModules();
  vi.unstubAllGlobals();
});

/** An element that was found, and its instance. The code of `mine` registers it, unless it is to come without. */
async function found({ name = 'mine', load = null as string | null, registers = true } = {}) {
  const { defined } = await import('../../../shared/loader/table.ts');
  const { WidgetInstance } = await import('../../../shared/loader/instance.ts');
  importChunk.mockImplementation(async () => registers && defined.set('mine', { name: 'mine', mount }));
  const place = new Place();
  // the loader reads no other members of it
  const instance = new WidgetInstance(place as unknown as HTMLElement, name, load);
  return { instance, place };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));
const report = (): MountReport => mount.mock.lastCall![1];

test('waits, loads its chunks, mounts, and is ready when the widget says so, once', async () => {
  const { instance, place } = await found();
  expect(instance.state).toBe('unknown');
  instance.wait();
  expect(place.state).toBe('loading');
  await settled();
  expect(importChunk).toHaveBeenCalledExactlyOnceWith('mine');
  expect(mount).toHaveBeenCalledOnce();
  expect(place.state).toBe('loading');
  report().ready();
  report().ready();
  expect([place.state, instance.state, place.heard]).toEqual(['ready', 'ready', ['dw:ready']]);
  expect(Object.keys(instance.timings)).toEqual(['found', 'pending', 'loading', 'ready']);
  instance.wake(CLICK);
  expect(
    CLICK.preventDefault,
    'a press in a widget that runs is its own, or of a link of the page in it',
  ).not.toBeCalled();
  expect(importChunk).toHaveBeenCalledOnce();
});

test('a pointer only prefetches, a click loads, and is replayed once, also when the widget recovers from an error', async () => {
  const { instance, place } = await found({ load: 'idle' });
  vi.stubGlobal('requestIdleCallback', () => {});
  instance.wait();
  instance.wake({ type: 'pointerover' } as Event);
  expect([place.state, prefetch.mock.calls]).toEqual(['pending', [[['core', 'mine']]]]);
  instance.wake(CLICK);
  expect(place.state).toBe('loading');
  expect(CLICK.preventDefault).toHaveBeenCalledOnce();
  await settled();
  expect(follower.replay).not.toHaveBeenCalled();
  report().ready();
  report().error(new Error('no answer'), true);
  expect(place.state).toBe('error');
  report().ready();
  expect(place.state).toBe('ready');
  expect(follower.replay).toHaveBeenCalledExactlyOnceWith(place, CLICK);
});

test.each([
  ['the focus of the fallback is replayed', false],
  ['a click while it loads counts more than the focus of the fallback', true],
])('%s', async (_, isClicked) => {
  const { instance, place } = await found();
  place.hasFocus = true;
  instance.wait();
  await settled();
  if (isClicked) instance.wake(CLICK);
  report().ready();
  expect(follower.replay).toHaveBeenCalledExactlyOnceWith(place, isClicked ? CLICK : { type: 'focus' });
});

test('released while its code comes, it is neither mounted nor an error', async () => {
  const { instance, place } = await found();
  instance.wait();
  instance.release();
  await settled();
  expect([mount.mock.calls, follower.failed.mock.calls, place.state]).toEqual([[], [], undefined]);
});

test('released, it is unmounted, and nothing that its widget says afterwards counts', async () => {
  const { instance, place } = await found();
  instance.wait();
  await settled();
  instance.release();
  expect(unmount).toHaveBeenCalledOnce();
  report().ready();
  report().error(new Error('late'), true);
  instance.wake(CLICK);
  expect([place.state, place.heard, follower.failed.mock.calls]).toEqual([undefined, [], []]);
  expect(importChunk).toHaveBeenCalledOnce();
});

test('an unmount that throws is reported, and the element is left clean', async () => {
  const error = new Error('no unmount');
  unmount.mockImplementation(() => {
    throw error;
  });
  const { instance, place } = await found();
  instance.wait();
  await settled();
  instance.release();
  expect(follower.failed).toHaveBeenCalledExactlyOnceWith(instance, error, false);
  expect(place.state).toBe(undefined);
});

test('stops with the reason: code that did not come, a mount that throws, code that does not register it', async () => {
  const gone = new Error('gone');
  const throws = () => {
    throw gone;
  };
  for (const act of [() => importChunk.mockRejectedValue(gone), () => mount.mockImplementation(throws)]) {
    const { instance, place } = await found();
    act();
    instance.wait();
    await settled();
    expect(follower.failed).toHaveBeenLastCalledWith(instance, gone, true);
    expect(place.state).toBe('error');
  }
  vi.resetModules();
  const { instance } = await found({ registers: false });
  instance.wait();
  await settled();
  expect(follower.failed).toHaveBeenLastCalledWith(instance, undefined, true);
});

test('a browser in which it cannot wait stops it, and not the others', async () => {
  const { instance, place } = await found({ load: 'visible' });
  instance.wait(); // there is no IntersectionObserver
  expect(follower.failed).toHaveBeenCalledExactlyOnceWith(instance, expect.any(ReferenceError), true);
  expect(place.state).toBe('error');
});

test('a problem that is not fatal leaves it running', async () => {
  const { instance, place } = await found();
  instance.wait();
  await settled();
  report().ready();
  const wrong = new Error('a wrong attribute');
  report().error(wrong, false);
  expect(place.state).toBe('ready');
  expect(follower.failed).toHaveBeenCalledExactlyOnceWith(instance, wrong, false);
});

test('a name that nobody has shows no state, unless it is a mistake', async () => {
  const { instance, place } = await found({ name: 'theirs' });
  instance.wait();
  await settled();
  expect([follower.unknown.mock.calls, place.state, instance.state]).toEqual([[['theirs']], undefined, 'unknown']);
  follower.unknown.mockRejectedValue(new Error('Did you mean "mine"?'));
  instance.wait();
  await settled();
  expect(place.state).toBe('error');
});
