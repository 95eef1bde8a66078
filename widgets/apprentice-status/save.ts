// chunk: calls
/** Loaded on intent (hover, focus): the client and the call. */
import { call } from '../../shared/api/call.ts';
import { selectApprenticeStatus } from '../../shared/contract/apprentice.ts';
import type { Decision } from './apprentice-status.model.ts';

/**
 * Saves a decision.
 * @returns the comment as the server has saved it
 * @throws ApiError
 */
export const decide = (apprentice_id: string, decision: Decision): Promise<string> =>
  call(selectApprenticeStatus, { request: { apprentice_id, ...decision } });
