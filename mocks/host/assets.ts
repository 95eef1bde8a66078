import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { decoded } from '../decode.ts';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
/** Above this many bytes (an unminified development build) the best compression would delay the page. */
const LARGE = 300_000;
const compressible = /^(text|application\/json|image\/svg)/;
/** Such as `core-3A91F0.js`: the name changes with the content. */
const hashed = /-(?:[0-9A-F]{6}|[0-9A-F]{8})\.(?:js|css)$/;

const squeeze = (bytes: Buffer): Promise<Buffer> =>
  promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: bytes.length > LARGE ? 5 : 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });

const takesBrotli = (request: Request): boolean =>
  /(?:^|,)\s*br\s*(?:,|$)/.test(request.headers.get('accept-encoding') ?? '');

interface Stored {
  bytes: Buffer;
  etag: string;
  packed?: Promise<Buffer>;
}

/** Shared by all hosts of a process, because the best compression of all of `dist/` takes a second. */
const store = new Map<string, Stored>();

/** Serves the files of one folder: compressed for browsers that take brotli, hashed names are cached for ever, all others are revalidated each time. */
export function createAssets(folder: string) {
  const load = async (file: string): Promise<Stored | undefined> => {
    const info = await stat(file).catch(() => undefined);
    if (!info?.isFile()) return undefined;
    const key = `${file}:${info.mtimeMs}:${info.size}`;
    const known = store.get(key);
    if (known) return known;
    const bytes = await readFile(file);
    const stored: Stored = {
      bytes,
      etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    };
    store.set(key, stored);
    return stored;
  };

  /** @param name the path below the folder. @returns `undefined` when there is no such file */
  return async (request: Request, name: string): Promise<Response | undefined> => {
    const file = join(folder, decoded(name) ?? '');
    const type = types[extname(file)];
    if (!type || !file.startsWith(folder + sep)) return undefined;
    const stored = await load(file);
    if (!stored) return undefined;
    const isPacked = compressible.test(type) && takesBrotli(request);
    const etag = isPacked ? `${stored.etag.slice(0, -1)}-br"` : stored.etag;
    const headers = new Headers({
      'content-type': type,
      'cache-control': hashed.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
      // a CDN in front of the bundle sends these too, so that `crossorigin` and integrity work
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      vary: 'Accept-Encoding',
      etag,
    });
    if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
    if (isPacked) headers.set('content-encoding', 'br');
    const body = isPacked ? await (stored.packed ??= squeeze(stored.bytes)) : stored.bytes;
    headers.set('content-length', String(body.length));
    return new Response(new Uint8Array(body), { headers });
  };
}
