import { ApiError } from './api-error.ts';
import { carriedSentences } from './carried-sentences.ts';

/** The person is no longer logged in (W4): 401, 419, a log-in page in place of an answer, or a redirect to a page. The widget keeps what was typed. */
export class SessionEndedError extends ApiError {
  override readonly name = 'SessionEndedError';
  readonly kind = 'session-ended';
  /** The status of the answer; `undefined` where the browser hides it. */
  readonly status: number | undefined;
  override readonly texts = carriedSentences.sessionEnded;
  readonly onlyReloadHelps = true;

  /** @param advice for the page's developer, whose settings may be the cause */
  constructor(
    call: string,
    status: number | undefined,
    reason: string,
    { advice = '', mayBeDone = false }: { advice?: string; mayBeDone?: boolean } = {},
  ) {
    super(
      `${call} ${mayBeDone ? 'may not have been' : 'was not'} carried out: the session has ended (${reason}). Reload the page and log in again. ${advice}`.trim(),
      { mayBeDone },
    );
    this.status = status;
  }
}
