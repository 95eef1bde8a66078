import type { MountableWidget } from '../lib/widget-protocol.ts';
import { table } from './table.ts';

/** Widgets that registered themselves, from this build or from the host. */
export const defined = new Map<string, MountableWidget>();

const modules = new Map<string, Promise<Record<string, unknown>>>();
const TRIES = 3;
const FIRST_PAUSE_MS = 400;

/** Fetches a widget's code without running it. */
export function prefetch(name: string): void {
  if (modules.has(name)) return;
  for (const href of table.get(name)?.urls ?? []) {
    if (document.head.querySelector(`link[href="${href}"]`)) continue;
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    const nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce;
    if (nonce) link.nonce = nonce;
    document.head.append(link);
  }
}

/** Runs a widget's code once and gives its module. A failed import is tried again after growing pauses, past any cache. */
export function importChunk(name: string): Promise<Record<string, unknown>> {
  const known = modules.get(name);
  if (known) return known;
  prefetch(name);
  const url = table.get(name)!.urls[0]!;
  const attempt = (tried: number): Promise<Record<string, unknown>> =>
    import(tried ? `${url}?retry=${tried}` : url).catch((cause: unknown) => {
      if (tried >= TRIES) {
        modules.delete(name); // a later scan() starts over
        throw new Error(`its code could not be loaded from ${url} (tried ${TRIES + 1} times). Check the network and the script's address, then call DealerWidgets.scan() or reload.`, { cause });
      }
      return new Promise((resolve) => setTimeout(resolve, FIRST_PAUSE_MS * 3 ** tried)).then(() => attempt(tried + 1));
    });
  const started = attempt(0);
  modules.set(name, started);
  return started;
}

/** The widget of this name, loaded if need be. Rejects with a sentence. */
export async function loadWidget(name: string): Promise<MountableWidget> {
  if (!defined.has(name)) await importChunk(name);
  const widget = defined.get(name);
  if (!widget) throw new Error('its code ran but did not register it with defineWidget().');
  return widget;
}
