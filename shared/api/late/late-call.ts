import { lateImport } from '../../page/index.ts';

/**
 * The client and the calls, which no first paint needs. `server.ahead()` fetches them as soon as the person is about to act.
 * @throws as `lateImport` when they cannot be loaded
 */
export const server = lateImport(() => import('../calls/index.ts'));

/**
 * Makes a call with them: `lateCall(({ call, saveMentorNote }) => call(saveMentorNote, { request }), before)`.
 * @param before the error of the last attempt, if any, as for `afterUnknownOutcome`
 * @throws as `server`, and as the call
 */
export async function lateCall<Answer>(
  make: (all: Awaited<ReturnType<typeof server>>) => Promise<Answer>,
  before?: unknown,
): Promise<Answer> {
  const all = await server();
  return all.afterUnknownOutcome(before, make(all));
}
