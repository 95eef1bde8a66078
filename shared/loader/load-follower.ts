import { importChunk } from './chunk.ts';
import type { FollowModule, Follower, LoaderState } from './loader-state.ts';

let parts: LoaderState;

/** Stores what `loadFollower()` passes to follow.ts. Call it first. */
export const setLoaderParts = (all: LoaderState): void => {
  parts = all;
};

/** Loads follow.ts, once, and returns its follower. Rejects with a sentence when its chunk cannot be loaded; the next call tries again. */
export const loadFollower = (): Promise<Follower> =>
  // every build has this chunk; it contains follow.ts
  importChunk('~follow').then((module) => (module as unknown as FollowModule).follow(parts));

/**
 * Runs `task` when follow.ts has loaded. Where that fails, nothing of ours can tell the page's scripts, so the browser does, with `error`.
 * @param context an error that the follower was to report, or a promise of it
 */
export const withFollower = (task: (follower: Follower) => void, context?: unknown): void => {
  loadFollower()
    .then(task)
    .catch(async (error: unknown) => reportError((await context) ?? error));
};
