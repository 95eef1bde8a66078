import { ApiError } from './api-error.ts';

/** The server refused the call: 403, 404 and every other status without an error class of its own. */
export class RefusedError extends ApiError {
  override readonly name = 'RefusedError';
  readonly kind = 'refused';
  readonly status: number;

  /** @param next what to do now, if it is known */
  constructor(call: string, status: number, next = status === 403 ? ROLE : 'Look at the server for the reason.') {
    super(`${call} was refused with ${status}. ${next}`);
    this.status = status;
  }
}

const ROLE = 'This person may not do it; check their role.';
