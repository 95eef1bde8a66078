import { server } from '../../shared/api/late/index.ts';

/**
 * Flips the item on the server.
 * @param before the error of the last attempt, if any
 * @returns its new state
 * @throws ApiError
 */
export async function flip(request: { type: string }, before: unknown): Promise<boolean> {
  const { afterUnknownOutcome, call, toggleSocialMedia } = await server();
  return afterUnknownOutcome(before, call(toggleSocialMedia, { request }));
}
