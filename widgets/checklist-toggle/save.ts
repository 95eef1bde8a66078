// chunk: calls
/** Loaded on the first click: the client and the calls of both areas. */
import { call } from '../../shared/api/call.ts';
import { checklistTogglesByArea } from '../../shared/contract/calls-by-value.ts';

/**
 * Flips the item on the server.
 * @returns its new state
 * @throws ApiError
 */
export const flip = (
  area: keyof typeof checklistTogglesByArea,
  request: { type: string; customer_id: string },
): Promise<boolean> => call(checklistTogglesByArea[area], { request });
