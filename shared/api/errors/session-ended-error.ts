// chunk: client
import { ApiError } from './api-error.ts';
import { told } from './told.text.ts';

/** The person is no longer logged in (W4): 401, 419, or a log-in page instead of an answer. What they typed must be kept. */
export class SessionEndedError extends ApiError {
  override readonly name = 'SessionEndedError';
  readonly kind = 'session-ended';
  readonly status: number;
  override readonly told = told.sessionEnded;

  constructor(call: string, status: number, reason: string) {
    super(call, `${call} was not carried out: the session has ended (${reason}). Reload the page and log in again.`);
    this.status = status;
  }
}
