// chunk: client
import { ApiError } from './errors/api-error.ts';
import { errorsText } from './errors/errors.text.ts';

/**
 * Waits for a change of an item that may follow one of which nobody knows whether it was made. When this one is refused, nothing is known of the
 * one before: "could not be saved — try again" may be wrong, and another press may flip a switch back. What says more is shown all the same: an ended
 * session, after which the doubt goes on, and the server's message about a text (422).
 * @param before the error of the last attempt; `undefined` when there is none, or the page has said since what is true
 * @throws what the call throws
 */
export async function afterDoubt<Answer>(before: unknown, call: Promise<Answer>): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    if (before instanceof ApiError && before.mayBeDone && error instanceof ApiError && error.kind !== 'validation') {
      error.mayBeDone = true;
      error.texts ??= errorsText.notKnown;
    }
    throw error;
  }
}
