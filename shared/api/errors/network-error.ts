import { ApiError, type ApiErrorOptions } from './api-error.ts';

/** The connection failed before the answer was complete: offline, refused, reset, blocked or cut off; a redirect to another origin looks the same. */
export class NetworkError extends ApiError {
  override readonly name = 'NetworkError';
  readonly kind = 'network';

  constructor(call: string, options: ApiErrorOptions = {}) {
    const { cause, mayBeDone } = options;
    const reason = cause instanceof Error ? ` (${cause.message})` : '';
    super(
      `${call} got no complete answer: the connection failed, or a redirect led to another origin${reason}. ${mayBeDone ? 'Whether the server acted on it is not known. Check the connection, then look before it is sent again.' : 'Nothing was changed. Check the connection, then try again.'}`,
      options,
    );
  }
}
