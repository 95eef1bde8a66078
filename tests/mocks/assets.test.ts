import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAssets } from '../../mocks/host/assets.ts';

let folder: string;
let serve: ReturnType<typeof createAssets>;
const script = 'export const gold = 999.9;\n'.repeat(200);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assets-'));
  serve = createAssets(folder);
  await Promise.all([
    writeFile(join(folder, 'loader.js'), script),
    writeFile(join(folder, 'yes-no-toggle-4E0B72C9.js'), script),
    writeFile(join(folder, 'poster-progress.js'), script),
    writeFile(join(folder, 'widgets.css'), 'a{}'),
    writeFile(join(folder, 'manifest.json'), '{}'),
  ]);
});
afterAll(() => rm(folder, { recursive: true }));

const get = (name: string, headers: Record<string, string> = {}) =>
  serve(new Request(`http://host.test/widgets/${name}`, { headers }), name);

describe('files of the bundle', () => {
  test.each([
    ['br', 'br', brotliDecompressSync],
    ['gzip, br;q=0', 'gzip', gunzipSync],
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ])('accept-encoding "%s" is answered with %s', async (accepted, encoding, unpack) => {
    const response = await get('loader.js', { 'accept-encoding': accepted });
    expect(response?.headers.get('content-encoding')).toBe(encoding);
    expect(response?.headers.get('vary')).toBe('Accept-Encoding');
    expect(unpack(await response!.arrayBuffer()).toString()).toBe(script);
  });

  test('without accept-encoding they come as they are', async () => {
    const response = await get('loader.js');
    expect(response?.headers.get('content-encoding')).toBeNull();
    expect(await response?.text()).toBe(script);
  });

  test.each([
    ['yes-no-toggle-4E0B72C9.js', 'public, max-age=31536000, immutable', 'text/javascript; charset=utf-8'],
    ['poster-progress.js', 'no-cache', 'text/javascript; charset=utf-8'],
    ['loader.js', 'no-cache', 'text/javascript; charset=utf-8'],
    ['widgets.css', 'no-cache', 'text/css; charset=utf-8'],
    ['manifest.json', 'no-cache', 'application/json'],
  ])('%s is kept: %s', async (name, kept, type) => {
    const response = await get(name);
    expect([response?.headers.get('cache-control'), response?.headers.get('content-type')]).toEqual([kept, type]);
  });

  test('what the browser has already is not sent again, until it changes', async () => {
    const etag = (await get('manifest.json'))!.headers.get('etag')!;
    expect((await get('manifest.json', { 'if-none-match': etag }))?.status).toBe(304);
    await writeFile(join(folder, 'manifest.json'), '{"new":1}');
    expect((await get('manifest.json', { 'if-none-match': etag }))?.status).toBe(200);
  });

  test.each(['../package.json', '%2e%2e/package.json', '..%2fpackage.json', 'nothing.js', '', '.', '%', 'loader.js/'])(
    '"%s" is not one of its files',
    async (name) => {
      expect(await get(name)).toBeUndefined();
    },
  );
});
