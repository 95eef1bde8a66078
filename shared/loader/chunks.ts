import { CHUNK_FOLDERS } from '../lib/chunk-folders.ts';
import type { MountableWidget } from '../lib/widget-protocol.ts';
import { table } from './table.ts';

/** Widgets that registered themselves, from this build or from the host. */
export const defined = new Map<string, MountableWidget>();

type Module = Record<string, unknown>;
const modules = new Map<string, Promise<Module>>();
const preloaded = new Set<string>();
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

/**
 * Runs a chunk once and gives its module. A failed import is tried again three times, after 0.4, 1.2 and 3.6 s, past every cache.
 * @param urls the chunk's address, then those of every chunk it imports, so that they all come in one round
 */
export function importChunk(urls: readonly string[]): Promise<Module> {
  const url = urls[0]!;
  const attempt = (tried: number): Promise<Module> => {
    const here = urls.map((each) => each.replace(`/${CHUNK_FOLDERS[0]}/`, `/${CHUNK_FOLDERS[tried]}/`));
    prefetch(here);
    return import(here[0]!).catch((cause: unknown) => {
      if (tried + 1 < CHUNK_FOLDERS.length)
        return new Promise((resolve) => setTimeout(resolve, FIRST_PAUSE_MS * 3 ** tried)).then(() =>
          attempt(tried + 1),
        );
      modules.delete(url); // a later scan() starts over
      throw new Error(
        `its code could not be loaded from ${url}. Check the network, then reload or call DealerWidgets.scan().`,
        { cause },
      );
    });
  };
  let module = modules.get(url);
  if (!module) modules.set(url, (module = attempt(0)));
  return module;
}

/** The widget of this name, loaded if need be. Rejects with a sentence. */
export async function loadWidget(name: string): Promise<MountableWidget> {
  if (!defined.has(name)) await importChunk(table.get(name)!);
  const widget = defined.get(name);
  if (!widget) throw new Error('its code did not register it.');
  return widget;
}
