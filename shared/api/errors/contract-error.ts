// chunk: client
import { ApiError, type ApiErrorOptions } from './api-error.ts';

/** The server answered with success, but not with what the contract says. */
export class ContractError extends ApiError {
  override readonly name = 'ContractError';
  readonly kind = 'contract';
  /** Where in the answer, such as `0.is_available`; empty for the answer as a whole. */
  readonly field: string;
  readonly received: string;
  readonly expected: string;

  constructor(call: string, field: string, received: string, expected: string, options: ApiErrorOptions = {}) {
    const place = field ? `field "${field}" of the answer` : 'the answer';
    super(
      call,
      `${call}: ${place} is ${received}; ${expected}. The answer was not used. Correct the server's answer, or the call's declaration in shared/contract.`,
      options,
    );
    this.field = field;
    this.received = received;
    this.expected = expected;
  }
}
