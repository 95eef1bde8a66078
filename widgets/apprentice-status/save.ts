// chunk: calls
/** Loaded when the person comes near: the client and the call. */
import { call } from '../../shared/api/call.ts';
import { selectApprenticeStatus } from '../../shared/contract/apprentice.ts';
import type { Decision } from './apprentice-status.model.ts';

/** @returns the comment as the server kept it @throws ApiError */
export const decide = (apprentice_id: string, decision: Decision): Promise<string> =>
  call(selectApprenticeStatus, { request: { apprentice_id, ...decision } });
