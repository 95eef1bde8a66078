import { retryQuery, MAX_RETRIES } from '../lib/loading/chunk-addresses.ts';
import { documentMember, queryPage } from '../lib/dom/native-dom.ts';
import type { MountableWidget } from '../lib/page/widget-protocol.ts';
import type { FollowModule } from './parts.ts';
import { addressOf, table } from './table.ts';

/** Registered widgets, from this build or from the host. */
export const defined = new Map<string, MountableWidget>();

type Module = Record<string, unknown>;

/** The exports of each chunk that has run, by name. Chunks read shared code from here and import nothing (shared/build/link-chunks.ts). */
export const chunks: Record<string, Module> = {};

const running = new Map<string, Promise<Module>>();
const preloaded = new Set<string>();
const FIRST_PAUSE_MS = 400;
/** The pause before the last retry. Each pause is three times as long as the one before; there are MAX_RETRIES. */
const LAST_PAUSE_MS = FIRST_PAUSE_MS * 3 ** (MAX_RETRIES - 1);

const scripts = (which: string): HTMLElement[] => queryPage(`script${which}`);

/** Loads chunks without running them. */
export function prefetch(names: readonly string[] = []): void {
  for (const name of names) {
    if (preloaded.has(name)) continue;
    preloaded.add(name);
    // not `createElement` of native-dom.ts, which is used nowhere else in the loader and would cost it 16 bytes; `call` loses the overload by tag name
    const link = documentMember('createElement').call(document, 'link') as HTMLLinkElement;
    link.rel = 'modulepreload';
    link.href = addressOf(name);
    link.nonce = scripts('[nonce]')[0]?.nonce ?? '';
    documentMember('head').append(link);
  }
}

/** How many addresses of each chunk have failed. A browser never requests a module's address again on the same page after it has failed. */
const spent = new Map<string, number>();

/**
 * Runs one chunk. A failed request is retried three times, after 0.4, 1.2 and 3.6 s, each time with a new query, which no cache contains.
 * A chunk that loaded but threw throws the same error at every call, because a browser runs a module only once (not-loaded.ts).
 */
function run(name: string): Promise<Module> {
  const url = addressOf(name);
  const known = running.get(name);
  if (known) return known;
  // an import map lists integrity hashes for the first addresses only
  const usable = scripts('[type=importmap]')[0] ? MAX_RETRIES + 1 : Infinity;
  const attempt = (pause: number): Promise<Module> => {
    const failed = spent.get(name) ?? 0;
    const address = url + retryQuery(failed);
    // without a connection only what the browser has kept is run: an address that has failed is not requested again
    const load = async (): Promise<Module> => {
      if (!navigator.onLine) await fetch(address);
      return import(address);
    };
    return load().catch(async (cause: unknown) => {
      if (navigator.onLine) spent.set(name, (failed + 1) % usable);
      const isLast = pause > LAST_PAUSE_MS;
      // the chunk `~follow` contains follow.ts
      const follow = chunks['~follow'] as FollowModule | undefined;
      const reason = (await follow?.notLoaded(url, load, cause, isLast)) ?? (isLast && cause);
      if (!reason) {
        await new Promise((resolve) => setTimeout(resolve, pause));
        return attempt(pause * 3);
      }
      running.delete(name); // a later scan() tries again
      // an error of import(), or an OutdatedError
      throw reason as Error;
    });
  };
  const started = attempt(FIRST_PAUSE_MS).then((module) => (chunks[name] = module));
  running.set(name, started);
  return started;
}

/**
 * Runs a chunk once and returns its exports.
 * @param names all chunks it needs, each after those that it needs, and its own name last; all load in one round
 */
export async function importChunk(...names: readonly string[]): Promise<Module> {
  prefetch(names);
  let module: Module = {};
  for (const name of names) module = await run(name);
  return module;
}

/** Loads and returns a widget; `undefined` when its code does not register it. Rejects with a sentence when it cannot be loaded. */
export async function loadWidget(name: string): Promise<MountableWidget | undefined> {
  // callers have found the name in the table
  if (!defined.has(name)) await importChunk(...table.get(name)!.chunks);
  return defined.get(name);
}
