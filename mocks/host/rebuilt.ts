import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** How often the server looks for a new build, and how long it holds a request before the page sends the next one, ms. */
const LOOK_MS = 150;
const WAIT_MS = 25_000;

/** Lets pages reload when `dist/` has another build: for developers (`npm run dev`). */
export function reloadPages(dist: string) {
  const build = async (): Promise<string> => {
    const text = await readFile(join(dist, 'manifest.json'), 'utf8').catch(() => '{}'); // nothing is built yet
    // `JSON.parse` gives any; what is missing becomes the text "undefined", which is never the id of a build
    return String((JSON.parse(text) as { build?: string }).build);
  };
  return {
    /** A page with the script that polls for the next build. */
    async withScript(response: Response): Promise<Response> {
      if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
      const script = `<script type="module" src="/demo/static/reload.js?build=${await build()}"></script></head>`;
      return new Response((await response.text()).replace('</head>', script), response);
    },
    /** Answers 200 as soon as there is another build than the page's, 204 when the page may poll again. */
    async another(than: string | null): Promise<Response> {
      const until = performance.now() + WAIT_MS;
      while (performance.now() < until) {
        if ((await build()) !== than) return new Response('another build');
        await pause(LOOK_MS, undefined, { ref: false });
      }
      return new Response(null, { status: 204 });
    },
  };
}
