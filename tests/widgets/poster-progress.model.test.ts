import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as model from '../../widgets/poster-progress/poster-progress.model.ts';

const shown = (percent: number) => ({ percent, show_progress: true });
const over = { percent: 100, show_progress: false };

describe('when to ask again', () => {
  test('5,000 ms after an answer', () => expect(model.pauseMs(model.afterAnswer(model.start, shown(10)))).toBe(5_000));

  test('5, 10, 20, 60, 60 s after failures in a row; an answer forgets them', () => {
    let polling: model.Polling = model.start;
    const pauses = Array.from({ length: 5 }, () => model.pauseMs((polling = model.afterFailure(polling, {}))));
    expect(pauses).toEqual([5_000, 10_000, 20_000, 60_000, 60_000]);
    expect(model.pauseMs(model.afterAnswer(polling, over))).toBe(5_000);
  });
});

test('not before the server has asked for it', () => {
  expect(model.pauseMs(model.afterFailure(model.start, { retryAfterSeconds: 90 }))).toBe(90_000);
  expect(model.pauseMs(model.afterFailure(model.start, { retryAfterSeconds: 1 }))).toBe(5_000);
});

test('never shown: it goes on asking with nothing visible', () => {
  expect(model.afterAnswer(model.start, over)).toEqual({ ...model.start, phase: 'asking', shown: false });
});

test('shown and then not: done', () => {
  expect(model.afterAnswer(model.afterAnswer(model.start, shown(80)), over).phase).toBe('done');
});

test.each([{ onlyReloadHelps: true }, { status: 403 }, { status: 404 }])('%o stops it for good', (failure) => {
  const stopped = model.afterFailure(model.afterAnswer(model.start, shown(10)), failure);
  expect(stopped.phase).toBe('stopped');
  expect(model.afterAnswer(stopped, over)).toBe(stopped);
});

test('whatever comes: done exactly once and only after it was shown', () => {
  const event = fc.oneof(
    fc.record({ percent: fc.integer({ min: 0, max: 100 }), show_progress: fc.boolean() }),
    fc.constant('failure' as const),
  );
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), (events) => {
      let polling: model.Polling = model.start;
      let times = 0;
      let seen = false;
      for (const each of events) {
        const before = polling.phase;
        polling = each === 'failure' ? model.afterFailure(polling, {}) : model.afterAnswer(polling, each);
        if (each !== 'failure' && each.show_progress && before === 'asking') seen = true;
        if (before === 'asking' && polling.phase === 'done') {
          times++;
          expect(seen).toBe(true);
        }
      }
      expect(times).toBeLessThanOrEqual(1);
    }),
  );
});

test('a lost connection is logged as an error from the third in a row, every other failure at once', () => {
  const after = (failures: number, kind: string) => model.isWorthAnError({ ...model.start, failures }, { kind });
  expect([1, 2, 3].map((failures) => after(failures, 'network'))).toEqual([false, false, true]);
  expect([1, 3].map((failures) => after(failures, 'server'))).toEqual([true, true]);
});
