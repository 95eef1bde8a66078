import { ApiError, type ApiErrorOptions } from './api-error.ts';

/** The server answered with success, but the answer does not match the contract. */
export class ContractError extends ApiError {
  override readonly name = 'ContractError';
  readonly kind = 'contract';
  /** Path to the wrong value, such as `0.is_available`; empty when the whole answer is wrong. */
  readonly field: string;
  readonly received: string;
  readonly expected: string;
  /** The status of the answer; `undefined` when it was read before, and found wrong by what the page has. */
  readonly status: number | undefined;

  constructor(
    call: string,
    field: string,
    received: string,
    expected: string,
    options: ApiErrorOptions & { status?: number } = {},
  ) {
    const place = field ? `field "${field}" of the answer` : 'the answer';
    super(
      `${call}: ${place} is ${received}; ${expected}. The answer was not used. Correct the server's answer; openapi.json describes it.`,
      options,
    );
    this.field = field;
    this.received = received;
    this.expected = expected;
    this.status = options.status;
  }
}
