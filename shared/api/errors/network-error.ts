import { ApiError } from './api-error.ts';

/** The connection failed before or while the answer came: offline, refused, reset, blocked, cut off. */
export class NetworkError extends ApiError {
  readonly kind = 'network';

  constructor(call: string, cause?: unknown) {
    const reason = cause instanceof Error ? ` (${cause.message})` : '';
    super(
      call,
      `${call} got no complete answer: the connection failed${reason}. Whether the server acted on it is not known. Check the connection, then try again.`,
      { cause },
    );
  }
}
