import { queryAfter, TRIES_AGAIN } from '../lib/chunk-addresses.ts';
import { documentMember, queryAll } from '../lib/native-dom.ts';
import type { MountableWidget } from '../lib/widget-protocol.ts';
import { table } from './table.ts';

/** Widgets that registered themselves, from this build or from the host. */
export const defined = new Map<string, MountableWidget>();

type Module = Record<string, unknown>;

/** What each chunk that has run exports, by its file's name. Chunks take what they share from here and import nothing (shared/build/link-chunks.mjs). */
export const chunks: Record<string, Module> = {};

const running = new Map<string, Promise<Module>>();
const preloaded = new Set<string>();
const FIRST_PAUSE_MS = 400;

const scripts = (which: string): HTMLElement[] => queryAll(documentMember('documentElement'), `script${which}`);

/** Fetches chunks without running them. */
export function prefetch(urls: readonly string[] = []): void {
  const nonce = scripts('[nonce]')[0]?.nonce;
  for (const href of urls) {
    if (preloaded.has(href)) continue;
    preloaded.add(href);
    const link = documentMember('createElement').call(document, 'link') as HTMLLinkElement;
    link.rel = 'modulepreload';
    link.href = href;
    if (nonce) link.nonce = nonce;
    documentMember('head').append(link);
  }
}

/** How many addresses of a chunk are used up: the browser remembers for the life of the page that a module's address failed. */
const spent = new Map<string, number>();

/**
 * Runs one chunk. One that did not arrive is tried three times more, after 0.4, 1.2 and 3.6 s, with a query that is new to every cache.
 * One that arrived and threw throws the same error when it is asked for again: a browser runs a module once and remembers how that ended.
 */
function run(url: string): Promise<Module> {
  const known = running.get(url);
  if (known) return known;
  // an import map vouches for the first addresses only
  const addresses = scripts('[type=importmap]')[0] ? TRIES_AGAIN + 1 : Infinity;
  const attempt = (triesLeft: number): Promise<Module> => {
    const failed = spent.get(url) ?? 0;
    const address = url + queryAfter(failed);
    const load = (): Promise<Module> => import(address);
    return load().catch(async (first: unknown) => {
      let cause: unknown;
      try {
        return await load();
      } catch (again) {
        cause = again;
      }
      if (cause === first) throw cause; // it did arrive, and nothing is gained by asking again
      spent.set(url, (failed + 1) % addresses);
      if (triesLeft) {
        await new Promise((resolve) => setTimeout(resolve, FIRST_PAUSE_MS * 3 ** (TRIES_AGAIN - triesLeft)));
        return attempt(triesLeft - 1);
      }
      running.delete(url); // a later scan() starts over
      throw new Error(
        `its code could not be loaded from ${url}. Check the network, then reload or call DealerWidgets.scan().`,
        { cause },
      );
    });
  };
  const started = attempt(TRIES_AGAIN).then((module) => (chunks[url.slice(url.lastIndexOf('/') + 1)] = module));
  running.set(url, started);
  return started;
}

/**
 * Runs a chunk once and gives its module.
 * @param urls the chunk's address, then those of every chunk it needs, each after those that it needs itself; they all come in one round
 */
export async function importChunk([url, ...needed]: readonly string[]): Promise<Module> {
  prefetch([url!, ...needed]);
  for (const each of needed) await run(each);
  return run(url!);
}

/** The widget of this name, loaded if need be. Rejects with a sentence. */
export async function loadWidget(name: string): Promise<MountableWidget> {
  if (!defined.has(name)) await importChunk(table.get(name)!);
  const widget = defined.get(name);
  if (!widget) throw new Error('its code did not register it.');
  return widget;
}
