import { ApiError } from './errors/api-error.ts';
import { carriedSentences } from './errors/carried-sentences.ts';

/**
 * Awaits a call that changes an item, after an attempt with an unknown outcome. A refusal of this call does not tell what that
 * attempt did, so it means "not known", unless the session ended or a text was refused.
 * @param before the error of the last attempt; `undefined` when there is none, or the page has said since what is true
 * @throws what the call throws
 */
export async function afterUnknownOutcome<Answer>(before: unknown, call: Promise<Answer>): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    if (before instanceof ApiError && before.mayBeDone && error instanceof ApiError && error.kind !== 'validation') {
      error.mayBeDone = true;
      error.texts ??= carriedSentences.notKnown;
    }
    throw error;
  }
}
