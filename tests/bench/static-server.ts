import { createServer, type ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { close, listen } from '../support/local-server.ts';

export interface Served {
  path: string;
  /** Bytes of the body as sent, after brotli. */
  bytes: number;
  /** How many answers had to be complete before this one could be asked for; 0 is the page itself. */
  round: number;
}

export interface StaticServer {
  readonly origin: string;
  /** Adds or replaces a page. */
  page(path: string, html: string): void;
  /** Everything served since the last call, in the order it was asked for. */
  taken(): Served[];
  close(): Promise<void>;
}

interface Answered extends Served {
  end: number;
}

const TYPES: Record<string, string> = {
  '': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

/**
 * Serves built files under `/widgets/` and pages, compressed.
 * @param files by their names in `dist/`
 * @param latency held back before each answer, ms: requests of one round then start together, those of the next after it
 */
export async function serveStatic(files: Map<string, Buffer>, latency: number): Promise<StaticServer> {
  const packed = new Map([...files].map(([name, contents]) => [`/widgets/${name}`, brotliCompressSync(contents)]));
  let log: Answered[] = [];

  const answer = async (path: string, response: ServerResponse): Promise<void> => {
    const body = packed.get(path);
    if (!body) return void response.writeHead(404).end();
    const start = performance.now();
    const before = log.filter(({ end }) => end <= start);
    const served: Answered = {
      path,
      bytes: body.length,
      round: 1 + Math.max(-1, ...before.map(({ round }) => round)),
      end: Infinity,
    };
    log.push(served);
    await pause(latency);
    response.writeHead(200, {
      'content-type': TYPES[extname(path)],
      'content-encoding': 'br',
      'content-length': body.length,
      'cache-control': extname(path) ? 'max-age=31536000, immutable' : 'no-store',
    });
    served.end = performance.now();
    response.end(body);
  };

  const server = createServer((request, response) => void answer(decodeURIComponent(request.url ?? '/'), response));
  return {
    origin: await listen(server),
    page: (path, html) => void packed.set(path, brotliCompressSync(html)),
    taken() {
      const taken = log.map(({ path, bytes, round }) => ({ path, bytes, round }));
      log = [];
      return taken;
    },
    close: () => close(server),
  };
}
