// chunk: client
import { ApiError, type ApiErrorOptions } from './api-error.ts';

/** The caller gave the request up, because its answer is no longer wanted. Nobody needs to be told. */
export class AbortedError extends ApiError {
  override readonly name = 'AbortError';
  readonly kind = 'aborted';

  constructor(call: string, options: ApiErrorOptions = {}) {
    super(call, `${call} was given up by its caller, so its answer is not used. Nothing needs to be done.`, options);
  }
}
