import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decisionOfChoice, rejection } from '../../widgets/apprentice-status/apprentice-status.model.ts';

test('Pending and Approved are sent at once with an empty comment, Rejected waits', () => {
  expect(decisionOfChoice(0)).toEqual({ status: 0, comment: '' });
  expect(decisionOfChoice(1)).toEqual({ status: 1, comment: '' });
  expect(decisionOfChoice(2)).toBeUndefined();
});

test('a reason is sent as it was written, unless there is nothing in it', () => {
  fc.assert(
    fc.property(fc.string(), (reason) => {
      expect(rejection(reason)).toEqual(reason.trim() ? { status: 2, comment: reason } : undefined);
    }),
  );
  expect(rejection(' \n\t')).toBeUndefined();
});
