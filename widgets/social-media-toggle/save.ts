// chunk: calls
/** Loaded on the first click: the client and the call. */
import { afterDoubt } from '../../shared/api/after-doubt.ts';
import { call } from '../../shared/api/call.ts';
import { toggleSocialMedia } from '../../shared/contract/member.ts';

/**
 * Flips the item on the server.
 * @param before the error of the last attempt, if any
 * @returns its new state
 * @throws ApiError
 */
export const flip = (request: { type: string }, before: unknown): Promise<boolean> =>
  afterDoubt(before, call(toggleSocialMedia, { request }));
