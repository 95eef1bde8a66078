import { server } from '../../shared/api/late/index.ts';

/**
 * Posts the order to the page's route.
 * @param before the error of the last attempt, if any
 * @throws ApiError; TypeError for a refused address (W10)
 */
export async function save(route: string, order: string[], before: unknown): Promise<void> {
  const { afterUnknownOutcome, call, saveOrder } = await server();
  return afterUnknownOutcome(before, call(saveOrder, { params: { route }, request: { order } }));
}
