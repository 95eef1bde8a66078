import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const URL_OF_IT = 'https://cdn.example/w/chunks/mine-AAAAAA.js';
const cause = new TypeError('Failed to fetch');
const load = vi.fn<() => Promise<unknown>>();
const showOutdatedNotice = vi.fn();
/** Whether the page shows a notice of its own. */
let isPrevented = false;
let importMap = '';
const told = vi.fn<(event: CustomEvent) => void>();

type Answer = [status: number, type: string | null, body?: string] | 'unreadable';
let answers: Record<string, Answer> = {};

const HERE: Answer = [200, 'text/javascript', 'const version = "build-1"'];
const OTHER: Answer = [200, 'text/javascript', 'const version = "build-2"'];

beforeEach(() => {
  vi.resetModules();
  vi.resetAllMocks();
  isPrevented = false;
  importMap = '';
  load.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch'))); // a new error for each request
  vi.stubGlobal(
    'Element',
    class {
      querySelectorAll() {
        return importMap ? [{ textContent: importMap }] : [];
      }
    },
  );
  vi.stubGlobal('Document', {
    prototype: {
      documentElement: {},
      baseURI: URL_OF_IT,
      createEvent: () => new CustomEvent('any'),
      dispatchEvent: (event: CustomEvent) => (told(event), !isPrevented),
    },
  });
  vi.stubGlobal('document', {});
  vi.stubGlobal('window', { DealerWidgets: { version: 'build-1' } });
  vi.stubGlobal('fetch', async (address: string, { cache, credentials }: RequestInit) => {
    const answer = answers[address.slice(address.lastIndexOf('/') + 1)]!;
    if (answer === 'unreadable' || cache !== 'reload' || credentials !== 'omit') throw cause;
    const [status, type, body = ''] = answer;
    return new Response(new TextEncoder().encode(body), { status, headers: type ? { 'content-type': type } : {} });
  });
  vi.doMock('../../../shared/loader/follow/outdated-notice.ts', () => ({ showOutdatedNotice }));
});

afterEach(() => {
  vi.doUnmock('../../../shared/loader/follow/outdated-notice.ts');
  vi.resetModules();
  vi.unstubAllGlobals();
});

/** What is found out about a chunk, when the server answers so for it and for the loader. */
async function reason(own: Answer, loader: Answer = HERE, { why = cause, isLast = true, url = URL_OF_IT } = {}) {
  answers = { 'mine-AAAAAA.js': own, 'other-BBBBBB.js': own, 'loader.js': loader };
  const { notLoaded } = await import('../../../shared/loader/follow/not-loaded.ts');
  return notLoaded(url, load, why, isLast);
}

test.each<[what: string, own: Answer, loader: Answer | undefined, sentence: string, status?: number]>([
  ['nothing can be read', 'unreadable', 'unreadable', 'Check the network.'],
  ['the loader alone can be read', 'unreadable', HERE, 'see what blocks this file: an extension'],
  ['the loader is answered by a page', 'unreadable', [200, 'text/html', 'build-1'], 'Check the network.'],
  ['it comes when asked again', [200, 'text/javascript'], OTHER, 'The server sends it when it is asked again'],
  ['it has another type', [200, 'text/plain'], HERE, 'answers 200 with text/plain instead of a script.'],
  ['it has no type', [200, null], HERE, 'answers 200 with nothing that says what it is instead'],
  ['the server fails', [500, 'text/html'], HERE, 'The server answers 500.', 500],
  ['it is refused', [403, null], [403, null, 'no'], 'The server answers 403.', 403],
])('%s: the page is not out of date', async (_, own, loader, sentence, status) => {
  const error = await reason(own, loader);
  expect(error).toMatchObject({ kind: 'not-loaded', status, cause, at: 'mine-AAAAAA.js' });
  expect(error!.message).toContain(`could not be loaded from ${URL_OF_IT}. `);
  expect(error!.message).toContain(sentence);
  expect(told).not.toHaveBeenCalled();
});

test.each<[what: string, own: Answer, loader: Answer | undefined, sentence: string]>([
  ['it is not there', [404, null], HERE, 'answers 404.'],
  ['it is gone', [410, null], HERE, 'answers 410.'],
  ['a page comes in its place', [200, 'text/html'], HERE, 'answers 200 with text/html instead of a script'],
  ['storage answers 403, and has another loader', [403, null], OTHER, 'answers 403.'],
  ['its answer cannot be read, and there is another loader', 'unreadable', OTHER, 'Its answer cannot be read'],
])('%s: the page is out of date, which it is told once', async (_, own, loader, sentence) => {
  expect(await reason(own, loader)).toMatchObject({
    kind: 'outdated',
    status: typeof own === 'string' ? undefined : own[0],
    message: expect.stringContaining(sentence),
    missing: URL_OF_IT,
    at: 'mine-AAAAAA.js',
  });
  const url = URL_OF_IT.replace('mine-AAAAAA', 'other-BBBBBB');
  // another chunk, whatever its answer, and before its last try
  const next = await reason([200, 'text/javascript'], HERE, { url, isLast: false });
  expect(next).toMatchObject({ kind: 'outdated', missing: URL_OF_IT });
  expect(next!.message).toContain(`${url} did not load, nor did ${URL_OF_IT} before it`);
  expect(told.mock.calls.map(([{ type, bubbles, cancelable, detail }]) => [type, bubbles, cancelable, detail])).toEqual(
    [['dw:outdated', true, true, { url: URL_OF_IT }]],
  );
  expect(showOutdatedNotice).toHaveBeenCalledTimes(2);
});

test('a page that prevents dw:outdated shows its own notice', async () => {
  isPrevented = true;
  expect(await reason([404, null])).toMatchObject({ kind: 'outdated' });
  expect(showOutdatedNotice).not.toHaveBeenCalled();
});

test.each([
  ['another hash of it', 'sha384-other', 'the map is of another build, or the file is changed on the way'],
  ['its hash', `sha256-${createHash('sha256').update('mine').digest('base64')}`, 'when it is asked again'],
])('it comes, and the import map of the page has %s', async (_, hash, sentence) => {
  importMap = JSON.stringify({ integrity: { './mine-AAAAAA.js': hash } });
  expect((await reason([200, 'text/javascript', 'mine']))!.message).toContain(sentence);
});

test('before the last try servers that are updated one by one may lack it', async () => {
  expect(await reason([404, null], OTHER, { isLast: false })).toBe(undefined);
  load.mockResolvedValue({}); // it has come meanwhile
  expect(await reason([404, null], OTHER, { isLast: false })).toBe(undefined);
});

test('what the chunk itself throws is thrown at once; when it was cut off, that is said', async () => {
  load.mockRejectedValue(cause);
  await expect(reason(HERE, HERE, { isLast: false })).rejects.toBe(cause);
  const cut = new SyntaxError('Unexpected end of input');
  load.mockRejectedValue(cut);
  expect((await reason(HERE, HERE, { why: cut }))!.message).toContain('It is no complete JavaScript (Unexpected end');
});
