// chunk: calls
/** Loaded on the first click: the client and the calls of both areas. */
import { call } from '../../shared/api/call.ts';
import { toggleChecklist, toggleSubuserChecklist } from '../../shared/contract/checklist.ts';

const endpoints = { app: toggleChecklist, subuser: toggleSubuserChecklist };

/**
 * Flips the item on the server.
 * @returns its new state
 * @throws ApiError
 */
export const flip = (area: keyof typeof endpoints, request: { type: string; customer_id: string }): Promise<boolean> =>
  call(endpoints[area], { request });
