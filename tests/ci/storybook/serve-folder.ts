import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { close, listen } from '../../support/local-server.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
};

/**
 * Serves the files of a folder, as a web server that knows nothing of them.
 * @param under the path that stands for the folder, with a slash at both ends
 */
export async function serveFolder(folder: string, under: string): Promise<{ origin: string; close(): Promise<void> }> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const address = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    const file = path.join(folder, decodeURIComponent(address).slice(under.length));
    const isFile = pathname.startsWith(under) && (await stat(file).catch(() => undefined))?.isFile();
    if (!isFile) return response.writeHead(404).end();
    response.writeHead(200, {
      'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
      'cache-control': 'max-age=3600', // as most servers do; without it each page takes twice as long
    });
    return createReadStream(file).pipe(response);
  });
  return { origin: await listen(server), close: () => close(server) };
}
