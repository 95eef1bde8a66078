import { ApiError, type ApiErrorOptions } from './api-error.ts';

/** A script of the page has replaced the browser's `fetch`, and the replacement failed. The connection is not the cause. */
export class BrokenFetchError extends ApiError {
  override readonly name = 'BrokenFetchError';
  readonly kind = 'broken-fetch';

  constructor(call: string, options: ApiErrorOptions) {
    super(
      `${call} got no answer because of this page: its fetch failed as the browser's own never does (${String(options.cause)}). See which script of the page replaces window.fetch.`,
      options,
    );
  }
}
