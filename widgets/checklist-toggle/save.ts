// chunk: calls
/** Loaded on the first click: the client and the calls of both areas. */
import { afterUnknownOutcome } from '../../shared/api/after-unknown-outcome.ts';
import { call } from '../../shared/api/call.ts';
import { checklistTogglesByArea } from '../../shared/contract/calls-by-value.ts';

/**
 * Flips the item on the server.
 * @param before the error of the last attempt, if any
 * @returns its new state
 * @throws ApiError
 */
export const flip = (
  area: keyof typeof checklistTogglesByArea,
  request: { type: string; customer_id: string },
  before: unknown,
): Promise<boolean> => afterUnknownOutcome(before, call(checklistTogglesByArea[area], { request }));
