import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { decoded } from '../decode.ts';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};
/** Above this many bytes (an unminified development build) the best compression would delay the page. */
const LARGE = 300_000;
const compressible = /^(text|application\/json|image\/svg)/;
/** Such as `core-3A91F0.js`: the name changes with the content. */
const hashed = /-(?:[0-9A-F]{6}|[0-9A-F]{8})\.(?:js|css)(?:\.map)?$/;

const squeeze = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: bytes.length > LARGE ? 5 : 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
};

function encodingFor(request: Request): keyof typeof squeeze | undefined {
  const accepted = (request.headers.get('accept-encoding') ?? '').split(',').map((name) => name.trim());
  const takes = (name: string) =>
    accepted.some((entry) => entry === name || (entry.startsWith(`${name};`) && !/;\s*q=0(\.0*)?$/.test(entry)));
  return (['br', 'gzip'] as const).find(takes);
}

interface Stored {
  bytes: Buffer;
  etag: string;
  packed: { [encoding in keyof typeof squeeze]?: Promise<Buffer> };
}

/** Shared by all hosts of a process, because the best compression of all of `dist/` takes a second. */
const store = new Map<string, Stored>();

/** Serves the files of one folder: compressed as the browser takes it, hashed names are cached for ever, all others are revalidated each time. */
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
      packed: {},
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
    const encoding = compressible.test(type) ? encodingFor(request) : undefined;
    const etag = encoding ? `${stored.etag.slice(0, -1)}-${encoding}"` : stored.etag;
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
    if (encoding) headers.set('content-encoding', encoding);
    const body = encoding ? await (stored.packed[encoding] ??= squeeze[encoding](stored.bytes)) : stored.bytes;
    headers.set('content-length', String(body.length));
    return new Response(new Uint8Array(body), { headers });
  };
}
