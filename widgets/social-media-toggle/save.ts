// chunk: calls
/** Loaded on the first click: the client and the call. */
import { call } from '../../shared/api/call.ts';
import { toggleSocialMedia } from '../../shared/contract/member.ts';

/**
 * Flips the item on the server.
 * @returns its new state
 * @throws ApiError
 */
export const flip = (request: { type: string }): Promise<boolean> => call(toggleSocialMedia, { request });
