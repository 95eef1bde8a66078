import { ApiError } from './api-error.ts';

/** The request is larger than the server accepts (413). */
export class TooLargeError extends ApiError {
  override readonly name = 'TooLargeError';
  readonly kind = 'too-large';
  readonly status = 413;

  constructor(call: string) {
    super(
      `${call} was refused with 413: what was sent is larger than the server takes. Send something smaller, or raise the server's limit.`,
    );
  }
}
