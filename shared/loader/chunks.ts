import { queryAfter, TRIES_AGAIN } from '../lib/chunk-addresses.ts';
import { documentMember, queryAll } from '../lib/native-dom.ts';
import type { MountableWidget } from '../lib/widget-protocol.ts';
import type { FollowModule } from './parts.ts';
import { addressOf, table } from './table.ts';

/** Widgets that registered themselves, from this build or from the host. */
export const defined = new Map<string, MountableWidget>();

type Module = Record<string, unknown>;

/** What each chunk that has run exports, by its name. Chunks take what they share from here and import nothing (shared/build/link-chunks.ts). */
export const chunks: Record<string, Module> = {};

const running = new Map<string, Promise<Module>>();
const preloaded = new Set<string>();
const FIRST_PAUSE_MS = 400;
/** Three times as long each time: as often as TRIES_AGAIN says. */
const LAST_PAUSE_MS = FIRST_PAUSE_MS * 3 ** (TRIES_AGAIN - 1);

const scripts = (which: string): HTMLElement[] => queryAll(documentMember('documentElement'), `script${which}`);

/** Fetches chunks without running them. */
export function prefetch(names: readonly string[] = []): void {
  for (const name of names) {
    if (preloaded.has(name)) continue;
    preloaded.add(name);
    const link = documentMember('createElement').call(document, 'link') as HTMLLinkElement;
    link.rel = 'modulepreload';
    link.href = addressOf(name);
    link.nonce = scripts('[nonce]')[0]?.nonce ?? '';
    documentMember('head').append(link);
  }
}

/** How many addresses of a chunk are used up: the browser remembers for the life of the page that a module's address failed. */
const spent = new Map<string, number>();

/**
 * Runs one chunk. One that did not arrive is tried three times more, after 0.4, 1.2 and 3.6 s, with a query that is new to every cache.
 * One that arrived and threw throws the same error when it is asked for again: a browser runs a module once and remembers how that ended.
 */
function run(name: string): Promise<Module> {
  const url = addressOf(name);
  const known = running.get(name);
  if (known) return known;
  // an import map vouches for the first addresses only
  const usable = scripts('[type=importmap]')[0] ? TRIES_AGAIN + 1 : Infinity;
  const attempt = (pause: number): Promise<Module> => {
    const failed = spent.get(name) ?? 0;
    const address = url + queryAfter(failed);
    const load = (): Promise<Module> => import(address);
    return load().catch((first: unknown) =>
      load().catch(async (cause: unknown) => {
        if (cause === first) throw cause; // it did arrive, and nothing is gained by asking again
        spent.set(name, (failed + 1) % usable);
        if (pause <= LAST_PAUSE_MS) {
          await new Promise((resolve) => setTimeout(resolve, pause));
          return attempt(pause * 3);
        }
        running.delete(name); // a later scan() starts over
        throw (await (chunks['~follow'] as FollowModule | undefined)?.notLoaded(url, cause)) ?? cause;
      }),
    );
  };
  const started = attempt(FIRST_PAUSE_MS).then((module) => (chunks[name] = module));
  running.set(name, started);
  return started;
}

/**
 * Runs a chunk once and gives its module.
 * @param names every chunk it needs, each after those that it needs itself, and its own last; they all come in one round
 */
export async function importChunk(...names: readonly string[]): Promise<Module> {
  prefetch(names);
  let module: Module = {};
  for (const name of names) module = await run(name);
  return module;
}

/** The widget of this name, loaded if need be. Rejects with a sentence. */
export async function loadWidget(name: string): Promise<MountableWidget> {
  if (!defined.has(name)) await importChunk(...table.get(name)!.chunks);
  const widget = defined.get(name);
  if (!widget) throw new Error('its code did not register it.');
  return widget;
}
