import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** A page without a browser: what `queryPage` finds in it, and the links that are added to its head. */
const page = { importMaps: 0, preloaded: [] as string[], links: [] as object[], queries: 0 };
/** Whether there is a connection. Without one the loader fetches before it runs, so a test sees each address. */
const connection = { onLine: false };
const asked: string[] = [];
const cause = new TypeError('cut off');
const notLoaded = vi.fn();

beforeEach(() => {
  Object.assign(page, { importMaps: 0, preloaded: [], links: [], queries: 0 });
  connection.onLine = false;
  asked.length = 0;
  vi.useFakeTimers();
  vi.resetAllMocks();
  // nothing is known of the reason before the last try
  notLoaded.mockImplementation(async () => void (connection.onLine = false));
  vi.stubGlobal('navigator', connection);
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    connection.onLine = true;
    throw cause;
  });
  vi.stubGlobal('ShadowRoot', class {});
  vi.stubGlobal(
    'Element',
    class {
      querySelectorAll(selector: string) {
        page.queries += 1;
        if (selector.startsWith('link')) return page.preloaded.map((href) => ({ href }));
        if (selector === 'script[nonce]') return [{ nonce: 'n1' }];
        return selector.includes('importmap') ? Array.from({ length: page.importMaps }, () => ({})) : [];
      }
    },
  );
  vi.stubGlobal('Document', {
    prototype: {
      documentElement: {},
      createElement: (tag: string) => ({ tag }),
      head: { append: (...links: object[]) => page.links.push(...links) },
    },
  });
  vi.stubGlobal('document', {});
  vi.resetModules();
  vi.doMock('../../../shared/loader/table.ts', () => ({
    addressOf: (name: string) => `/${name}.js`,
    table: { get: (name: string) => ({ chunks: [name] }) },
  }));
});

afterEach(() => {
  vi.doUnmock('../../../shared/loader/table.ts');
  vi.resetModules();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function load() {
  const { chunks, importChunk, prefetch } = await import('../../../shared/loader/chunk.ts');
  chunks['~follow'] = { notLoaded };
  return { importChunk, prefetch };
}

/** When each address was asked for, in milliseconds from now, until the chunk is given up. */
async function tries(run: () => Promise<unknown>) {
  const start = Date.now();
  const times: Record<string, number> = {};
  const count = asked.length;
  const done = run().then(
    () => 'ran',
    (error: unknown) => error,
  );
  for (let ms = 0; ms <= 6000; ms += 100) {
    await vi.advanceTimersByTimeAsync(ms ? 100 : 0);
    for (const address of asked.slice(count)) times[address] ??= Date.now() - start;
  }
  return { times, error: await done };
}

test('a chunk is tried four times, each time at a new address, and the reason of the last is thrown', async () => {
  const { importChunk } = await load();
  const { times, error } = await tries(() => importChunk('a'));
  expect(times).toEqual({ '/a.js': 0, '/a.js?1': 400, '/a.js?2': 1600, '/a.js?3': 5200 });
  expect(error).toBe(cause);
  expect(notLoaded.mock.calls.map(([url, , why, isLast]) => [url, why, isLast])).toEqual([
    ['/a.js', cause, false],
    ['/a.js', cause, false],
    ['/a.js', cause, false],
    ['/a.js', cause, true],
  ]);
  expect(page.links, 'all that it needs comes in one round').toEqual([preload('/a.js')]);
  const again = await tries(() => importChunk('a'));
  expect(Object.keys(again.times)[0]).toBe('/a.js?4');
});

test('with an import map only the addresses that it has an integrity for are asked for', async () => {
  page.importMaps = 1;
  const { importChunk } = await load();
  await tries(() => importChunk('a'));
  await tries(() => importChunk('a'));
  expect([...new Set(asked)]).toEqual(['/a.js', '/a.js?1', '/a.js?2', '/a.js?3']);
});

test('a failure without a connection uses up no address', async () => {
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    throw cause;
  });
  const { importChunk } = await load();
  await tries(() => importChunk('a'));
  expect(asked).toEqual(['/a.js', '/a.js', '/a.js', '/a.js']);
});

test('a final reason ends it at once, and a later call begins anew', async () => {
  const reason = new Error('replaced by a deploy');
  notLoaded.mockResolvedValue(reason);
  const { importChunk } = await load();
  expect((await tries(() => importChunk('a'))).error).toBe(reason);
  expect(asked).toHaveLength(1);
  connection.onLine = false;
  await tries(() => importChunk('a'));
  expect(asked).toHaveLength(2);
});

test('what a chunk itself has thrown is thrown again at every call, without a request', async () => {
  notLoaded.mockRejectedValue(cause);
  const { importChunk } = await load();
  for (let call = 0; call < 2; call++) expect((await tries(() => importChunk('a'))).error).toBe(cause);
  expect(asked).toEqual(['/a.js']);
});

const preload = (href: string) => ({ tag: 'link', rel: 'modulepreload', href, nonce: 'n1' });

test('each file gets one link, which the policy of the page allows, unless the page has preloaded it, and what has one is not looked for again', async () => {
  page.preloaded = ['/b.js'];
  const { prefetch } = await load();
  prefetch(['a', 'b', 'c']);
  const links = [preload('/a.js'), preload('/c.js')];
  expect(page.links).toEqual(links);
  const before = page.queries;
  prefetch(['c', 'b']);
  prefetch();
  expect([page.links, page.queries]).toEqual([links, before]);
});
