// chunk: calls
/** Loaded on the first click: the client and the call. */
import { afterUnknownOutcome } from '../../shared/api/after-unknown-outcome.ts';
import { call } from '../../shared/api/call.ts';
import { toggleSocialMedia } from '../../shared/contract/member.ts';

/**
 * Flips the item on the server.
 * @param before the error of the last attempt, if any
 * @returns its new state
 * @throws ApiError
 */
export const flip = (request: { type: string }, before: unknown): Promise<boolean> =>
  afterUnknownOutcome(before, call(toggleSocialMedia, { request }));
