import { server } from '../../shared/api/late/index.ts';

/**
 * Assigns a mentor to a dealer.
 * @param before the error of the last attempt, if any
 * @returns the mentor's name in the server's answer
 * @throws ApiError
 */
export async function assign(
  request: { dealer_id: string; upline_mentor_id: string },
  before: unknown,
): Promise<string> {
  const { afterUnknownOutcome, call, assignMentor } = await server();
  return afterUnknownOutcome(before, call(assignMentor, { request }));
}
