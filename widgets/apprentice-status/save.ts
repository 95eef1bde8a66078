// chunk: calls
/** Loaded on intent (hover, focus): the client and the call. */
import { afterUnknownOutcome } from '../../shared/api/after-unknown-outcome.ts';
import { call } from '../../shared/api/call.ts';
import { selectApprenticeStatus } from '../../shared/contract/apprentice.ts';
import type { Decision } from './apprentice-status.model.ts';

/**
 * Saves a decision.
 * @param before the error of the last attempt, if any
 * @returns the comment as the server has saved it
 * @throws ApiError
 */
export const decide = (apprentice_id: string, decision: Decision, before: unknown): Promise<string> =>
  afterUnknownOutcome(before, call(selectApprenticeStatus, { request: { apprentice_id, ...decision } }));
