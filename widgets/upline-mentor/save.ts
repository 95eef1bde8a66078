// chunk: calls
/** Loaded on intent (hover, focus): the client and the call. */
import { call } from '../../shared/api/call.ts';
import { assignMentor } from '../../shared/contract/empire.ts';

/**
 * Assigns a mentor to a dealer.
 * @returns the mentor's name in the server's answer
 * @throws ApiError
 */
export const assign = (request: { dealer_id: string; upline_mentor_id: string }): Promise<string> =>
  call(assignMentor, { request });
