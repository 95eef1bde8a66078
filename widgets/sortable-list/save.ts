// chunk: calls
/** Loaded with the first change of the order: the client and the call. */
import { call } from '../../shared/api/call.ts';
import { saveOrder } from '../../shared/contract/order.ts';

/**
 * Posts the order to the page's route.
 * @throws ApiError; TypeError for a refused address (W10)
 */
export function save(route: string, order: string[]): Promise<void> {
  return call(saveOrder, { params: { route }, request: { order } });
}
