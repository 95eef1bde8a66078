import { importChunk } from './chunks.ts';
import type { FollowModule, Follower, LateHelpers, LoaderParts } from './parts.ts';
import { table } from './table.ts';

let parts: LoaderParts;

/** To be called before anybody asks for `later()`. */
export const handOver = (what: LoaderParts): void => {
  parts = what;
};

/** Chunks that are no widgets: `~` keeps them out of the names a template may write. */
const chunk = (name: string): Promise<unknown> => importChunk(...table.get(name)!.chunks);

export const late = (): Promise<LateHelpers> => chunk('~late') as Promise<LateHelpers>;

/** What follows the page. Rejects with a sentence when its chunk cannot be had; the next call tries again. */
export const later = (): Promise<Follower> =>
  chunk('~follow').then((module) => (module as FollowModule).follow(parts));

/** Something for what follows the page to do, as soon as it is there. */
export const tellLater = (what: (follower: Follower) => void): void => {
  later().then(what).catch(console.error);
};
