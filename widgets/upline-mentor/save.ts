// chunk: calls
/** Loaded on intent (hover, focus): the client and the call. */
import { afterUnknownOutcome } from '../../shared/api/after-unknown-outcome.ts';
import { call } from '../../shared/api/call.ts';
import { assignMentor } from '../../shared/contract/empire.ts';

/**
 * Assigns a mentor to a dealer.
 * @param before the error of the last attempt, if any
 * @returns the mentor's name in the server's answer
 * @throws ApiError
 */
export const assign = (request: { dealer_id: string; upline_mentor_id: string }, before: unknown): Promise<string> =>
  afterUnknownOutcome(before, call(assignMentor, { request }));
