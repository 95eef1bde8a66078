import { ApiError, type ApiErrorOptions } from './api-error.ts';

/** The caller aborted the request, because its answer is no longer needed. There is nothing to show. */
export class AbortedError extends ApiError {
  override readonly name = 'AbortError';
  readonly kind = 'aborted';

  constructor(call: string, options: ApiErrorOptions = {}) {
    super(`${call} was given up by its caller, so its answer is not used. Nothing needs to be done.`, options);
  }
}
