import { chunkFolder, SPELLINGS, VOUCHED_SPELLINGS } from '../lib/chunk-folders.ts';
import type { MountableWidget } from '../lib/widget-protocol.ts';
import { table } from './table.ts';

/** Widgets that registered themselves, from this build or from the host. */
export const defined = new Map<string, MountableWidget>();

type Module = Record<string, unknown>;
const modules = new Map<string, Promise<Module>>();
const preloaded = new Set<string>();
const TRIES = 3;
const FIRST_PAUSE_MS = 400;

/** Fetches chunks without running them. */
export function prefetch(urls: readonly string[] = []): void {
  const nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce;
  for (const href of urls) {
    if (preloaded.has(href)) continue;
    preloaded.add(href);
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    if (nonce) link.nonce = nonce;
    document.head.append(link);
  }
}

/** How many spellings of an address are used up, because the browser remembers that they failed. */
const spent = new Map<string, number>();

/**
 * Runs a chunk once and gives its module. A failed import is tried again three times, after 0.4, 1.2 and 3.6 s, past every cache.
 * A page whose import map vouches for the chunks gets no spelling that the map does not know.
 * @param urls the chunk's address, then those of every chunk it imports, so that they all come in one round
 */
export function importChunk(urls: readonly string[]): Promise<Module> {
  const url = urls[0]!;
  const known = modules.get(url);
  if (known) return known;
  const spellings = document.querySelector('script[type=importmap]') ? VOUCHED_SPELLINGS : SPELLINGS;
  const attempt = (triesLeft: number): Promise<Module> => {
    const spelling = spent.get(url) ?? 0;
    const here = urls.map((each) => each.replace('/chunks/', `/${chunkFolder(spelling)}/`));
    prefetch(here);
    return import(here[0]!).catch((cause: unknown) => {
      spent.set(url, (spelling + 1) % spellings);
      if (triesLeft) {
        const pause = FIRST_PAUSE_MS * 3 ** (TRIES - triesLeft);
        return new Promise((resolve) => setTimeout(resolve, pause)).then(() => attempt(triesLeft - 1));
      }
      modules.delete(url); // a later scan() starts over
      throw new Error(
        `its code could not be loaded from ${url}. Check the network, then reload or call DealerWidgets.scan().`,
        { cause },
      );
    });
  };
  const started = attempt(TRIES);
  modules.set(url, started);
  return started;
}

/** The widget of this name, loaded if need be. Rejects with a sentence. */
export async function loadWidget(name: string): Promise<MountableWidget> {
  if (!defined.has(name)) await importChunk(table.get(name)!);
  const widget = defined.get(name);
  if (!widget) throw new Error('its code did not register it.');
  return widget;
}
