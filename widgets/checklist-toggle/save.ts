import { server } from '../../shared/api/late/index.ts';
import type { checklistTogglesByArea } from '../../shared/contract/calls/index.ts';

/**
 * Flips the item on the server.
 * @param before the error of the last attempt, if any
 * @returns its new state
 * @throws ApiError
 */
export async function flip(
  area: keyof typeof checklistTogglesByArea,
  request: { type: string; customer_id: string },
  before: unknown,
): Promise<boolean> {
  const { afterUnknownOutcome, call, checklistTogglesByArea: byArea } = await server();
  return afterUnknownOutcome(before, call(byArea[area], { request }));
}
