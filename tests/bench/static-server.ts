import { createServer } from 'node:http';
import { extname } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { close, listen } from '../support/local-server.ts';

export interface StaticServer {
  readonly origin: string;
  /** Adds or replaces a page. */
  page(path: string, html: string): void;
  close(): Promise<void>;
}

const TYPES: Record<string, string> = {
  '': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

/**
 * Serves built files under `/widgets/` and pages, compressed.
 * @param files by their names in `dist/`
 */
export async function serveStatic(files: Map<string, Buffer>): Promise<StaticServer> {
  const packed = new Map([...files].map(([name, contents]) => [`/widgets/${name}`, brotliCompressSync(contents)]));
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? '/');
    const body = packed.get(path);
    if (!body) return response.writeHead(404).end();
    response.writeHead(200, {
      'content-type': TYPES[extname(path)],
      'content-encoding': 'br',
      'content-length': body.length,
      'cache-control': extname(path) ? 'max-age=31536000, immutable' : 'no-store',
    });
    return response.end(body);
  });
  return {
    origin: await listen(server),
    page: (path, html) => void packed.set(path, brotliCompressSync(html)),
    close: () => close(server),
  };
}
