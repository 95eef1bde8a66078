import { server } from '../../shared/api/late/index.ts';
import type { Decision } from './apprentice-status.model.ts';

/**
 * Saves a decision.
 * @param before the error of the last attempt, if any
 * @returns the comment as the server has saved it
 * @throws ApiError
 */
export async function decide(apprentice_id: string, decision: Decision, before: unknown): Promise<string> {
  const { afterUnknownOutcome, call, selectApprenticeStatus } = await server();
  return afterUnknownOutcome(before, call(selectApprenticeStatus, { request: { apprentice_id, ...decision } }));
}
