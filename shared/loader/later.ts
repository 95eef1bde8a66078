import { importChunk } from './chunks.ts';
import type { Follower, LateHelpers, LoaderParts } from './parts.ts';
import { table } from './table.ts';

let parts: LoaderParts;

/** To be called before anybody asks for `later()`. */
export const handOver = (what: LoaderParts): void => {
  parts = what;
};

/** Chunks that are no widgets: `~` keeps them out of the names a template may write. */
const chunk = (name: string): Promise<unknown> => importChunk(table.get(name)!);

export const late = (): Promise<LateHelpers> => chunk('~late') as Promise<LateHelpers>;

/** What follows the page. Rejects with a sentence when its chunk cannot be had; the next call tries again. */
export const later = (): Promise<Follower> =>
  chunk('~follow').then((module) => (module as { follow(loader: LoaderParts): Follower }).follow(parts));
