import { documentMember, queryPage } from '../page/index.ts';
import { MAX_RETRIES, retryQuery } from '../lib/index.ts';
import type { FollowModule } from './loader-state.ts';
import { addressOf, table } from './table.ts';

type Module = Record<string, unknown>;

/** The exports of each chunk that has run, by name. Chunks read shared code from here and import nothing (shared/tools/build/crossings.ts). */
export const chunks: Record<string, Module> = {};

const FIRST_PAUSE_MS = 400;
/** The pause before the last retry. Each pause is three times as long as the one before; there are MAX_RETRIES. */
const LAST_PAUSE_MS = FIRST_PAUSE_MS * 3 ** (MAX_RETRIES - 1);

const pauseOf = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A file of code: loads it, retries, finds out why it failed. @returns runs it, once, and gives its exports */
function makeChunk(name: string): () => Promise<Module> {
  const url = addressOf(name);
  let running: Promise<Module> | undefined;
  /** How many of its addresses have failed. On one page a browser never requests an address again after that. */
  let failures = 0;

  /**
   * Retries after 0.4, 1.2 and 3.6 s, each time with a new query, which no cache contains. What the chunk itself has thrown is thrown, now and
   * at every later call: a browser runs a module only once.
   */
  async function attempt(pause: number): Promise<Module> {
    const address = url + retryQuery(failures);
    try {
      return (chunks[name] = await load(address));
    } catch (cause) {
      // an import map lists integrity hashes for the first addresses only
      const usable = queryPage('script[type=importmap]')[0] ? MAX_RETRIES + 1 : Infinity;
      if (navigator.onLine) failures = (failures + 1) % usable;
      const isLast = pause > LAST_PAUSE_MS;
      // the chunk `~follow` contains follow.ts; it may be the one that waits here
      const follow = (chunks['~follow'] ?? (await soon(importChunk('~follow')))) as FollowModule | undefined;
      const reason = (await follow?.notLoaded(url, () => load(address), cause, isLast)) ?? (isLast && cause);
      if (reason) {
        running = undefined; // a later scan() tries again
        throw reason as Error; // of import(), or an OutdatedError
      }
    }
    await pauseOf(pause);
    return attempt(pause * 3);
  }

  return () => (running ??= attempt(FIRST_PAUSE_MS));
}

/** What is promised, or nothing when it fails or takes longer than 0.4 s. */
export const soon = <T>(promised: Promise<T>): Promise<T | void> =>
  Promise.race([promised, pauseOf(FIRST_PAUSE_MS)]).catch(() => {});

/** Without a connection only what the browser has kept is run: an address that has failed is not requested again. */
async function load(address: string): Promise<Module> {
  if (!navigator.onLine) await fetch(address);
  return import(address);
}

const all: Record<string, () => Promise<Module>> = {};

const run = (name: string): Promise<Module> => (all[name] ??= makeChunk(name))();

/** Addresses with a `modulepreload` link, those that the page has written among them. */
let preloaded: Set<string>;

/** Loads chunks without running them. */
export function prefetch(names: readonly string[] = []): void {
  preloaded ??= new Set(queryPage<HTMLLinkElement>('link[rel=modulepreload]').map(({ href }) => href));
  const missing = names.map(addressOf).filter((address) => !preloaded.has(address) && preloaded.add(address));
  if (!missing[0]) return;
  const nonce = queryPage('script[nonce]')[0]?.nonce ?? '';
  const create = documentMember('createElement');
  documentMember('head').append(
    ...missing.map((href) => Object.assign(create.call(document, 'link'), { rel: 'modulepreload', href, nonce })),
  );
}

/**
 * Runs what the table has under this name, once, and returns its exports. All chunks it needs load in one round.
 * @param name a widget of this build, or what a chunk loads by `import()`
 */
export async function importChunk(name: string): Promise<Module> {
  // chunks ask for names of their own build
  const names = table.get(name)!.chunks;
  prefetch(names);
  let module: Module = {};
  for (const each of names) module = await run(each);
  return module;
}
