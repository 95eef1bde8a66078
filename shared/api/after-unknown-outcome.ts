// chunk: client
import { ApiError } from './errors/api-error.ts';
import { errorsText } from './errors/errors.text.ts';

/**
 * Awaits a call that changes an item, after an attempt of which it is not known whether the server has carried it out. When this call is refused, that
 * is still not known: "could not be saved — try again" may be wrong, and another press may flip a switch back. So its error counts as one that may
 * have been carried out, and says so, unless it says more: that the session has ended. The server's message about a text (422) stays as it is.
 * @param before the error of the last attempt; `undefined` when there is none, or the page has said since what is true
 * @throws what the call throws
 */
export async function afterUnknownOutcome<Answer>(before: unknown, call: Promise<Answer>): Promise<Answer> {
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
