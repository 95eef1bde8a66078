import { expect, it } from 'vitest';
import { AbortedError } from '../../../../shared/api/errors/aborted-error.ts';
import { ContractError } from '../../../../shared/api/errors/contract-error.ts';
import { NetworkError } from '../../../../shared/api/errors/network-error.ts';
import { RefusedError } from '../../../../shared/api/errors/refused-error.ts';
import { ServerError } from '../../../../shared/api/errors/server-error.ts';
import { SessionEndedError } from '../../../../shared/api/errors/session-ended-error.ts';
import { TooLargeError } from '../../../../shared/api/errors/too-large-error.ts';
import { TooManyRequestsError } from '../../../../shared/api/errors/too-many-requests-error.ts';
import { ValidationError } from '../../../../shared/api/errors/validation-error.ts';
import { retryDelayMs, shouldReadAgain } from '../../../../shared/runtime/server-state/retry-rules.ts';

const CALL = 'GET /app/rooms';

it.each([new NetworkError(CALL), new ServerError(CALL, 502, undefined), new TooManyRequestsError(CALL, 5)])(
  'after %s, two retries',
  (error) => {
    expect([0, 1, 2].map((failures) => shouldReadAgain(failures, error))).toEqual([true, true, false]);
  },
);
it.each([
  new AbortedError(CALL),
  new ContractError(CALL, '', '"x"', 'expected a list'),
  new RefusedError(CALL, 403),
  new SessionEndedError(CALL, 401, 'status 401'),
  new TooLargeError(CALL),
  new ValidationError(CALL, {}),
  new Error('bug'),
])('after %s, no retry', (error) => {
  expect(shouldReadAgain(0, error)).toBe(false);
});
it('leaves a long wait to the person', () => {
  expect(shouldReadAgain(0, new TooManyRequestsError(CALL, 31))).toBe(false);
  expect(shouldReadAgain(0, new ServerError(CALL, 503, 600))).toBe(false);
});
it('waits as long as the server asked, otherwise longer each time', () => {
  expect(retryDelayMs(0, new TooManyRequestsError(CALL, 7))).toBe(7000);
  expect([0, 1, 2, 9].map((failures) => retryDelayMs(failures, new NetworkError(CALL)))).toEqual([
    1000, 2000, 4000, 30_000,
  ]);
});
