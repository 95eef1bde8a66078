// chunk: client
import { ApiError } from './api-error.ts';

/** The server refused the call: 403, 404 and every other status without an error class of its own. */
export class RefusedError extends ApiError {
  override readonly name = 'RefusedError';
  readonly kind = 'refused';
  readonly status: number;

  constructor(call: string, status: number) {
    super(call, `${call} was refused with ${status}. ${WHAT_NEXT[status] ?? 'Look at the server for the reason.'}`);
    this.status = status;
  }
}

const WHAT_NEXT: Record<number, string> = {
  403: 'This person may not do it; check their role.',
  404: 'There is no such address or no such entry; check the page setting api_base and the ids on the page.',
};
