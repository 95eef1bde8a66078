import { ApiError } from './api-error.ts';

/** Too many requests in a short time (429). */
export class TooManyRequestsError extends ApiError {
  override readonly name = 'TooManyRequestsError';
  readonly kind = 'too-many-requests';
  readonly status = 429;
  /** How long to wait before a retry, if the server sent `Retry-After`. */
  readonly retryAfterSeconds: number | undefined;

  constructor(call: string, retryAfterSeconds: number | undefined) {
    const wait = retryAfterSeconds === undefined ? 'a while' : `${retryAfterSeconds} s`;
    super(`${call} was refused with 429: too many requests. Wait ${wait}, then try again.`);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
