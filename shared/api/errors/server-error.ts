import { ApiError, type ApiErrorOptions } from './api-error.ts';

/** The server failed (5xx). */
export class ServerError extends ApiError {
  override readonly name = 'ServerError';
  readonly kind = 'server';
  readonly status: number;
  /** How long to wait before a retry, if the server sent `Retry-After` (maintenance pages do). */
  readonly retryAfterSeconds: number | undefined;

  constructor(call: string, status: number, retryAfterSeconds: number | undefined, options: ApiErrorOptions = {}) {
    const wait = retryAfterSeconds === undefined ? 'Try again later' : `Try again in ${retryAfterSeconds} s`;
    super(`${call} failed on the server with ${status}. ${wait}; the server's log has the reason.`, options);
    this.status = status;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
