// chunk: calls
/** Loaded with the first change of the order: the client and the call. */
import { afterUnknownOutcome } from '../../shared/api/after-unknown-outcome.ts';
import { call } from '../../shared/api/call.ts';
import { saveOrder } from '../../shared/contract/order.ts';

/**
 * Posts the order to the page's route.
 * @param before the error of the last attempt, if any
 * @throws ApiError; TypeError for a refused address (W10)
 */
export function save(route: string, order: string[], before: unknown): Promise<void> {
  return afterUnknownOutcome(before, call(saveOrder, { params: { route }, request: { order } }));
}
