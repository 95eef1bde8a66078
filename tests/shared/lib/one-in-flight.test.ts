import { expect, it } from 'vitest';
import { oneInFlight } from '../../../shared/lib/one-in-flight.ts';

it('starts once for ten fast clicks, and again after the end, also a bad one', async () => {
  const runs: PromiseWithResolvers<string>[] = [];
  const start = oneInFlight(() => {
    runs.push(Promise.withResolvers<string>());
    return runs.at(-1)!.promise;
  });
  const first = start();
  expect(Array.from({ length: 9 }, () => start())).toEqual(Array.from({ length: 9 }));
  expect(runs).toHaveLength(1);
  runs[0]!.reject(new Error('no luck'));
  await expect(first).rejects.toThrow('no luck');
  const second = start();
  runs[1]!.resolve('saved');
  await expect(second).resolves.toBe('saved');
});

it('is free again when the action throws before it begins', async () => {
  let broken = true;
  const start = oneInFlight(() => {
    if (broken) throw new Error('bad input');
    return Promise.resolve('saved');
  });
  await expect(start()).rejects.toThrow('bad input');
  broken = false;
  await expect(start()).resolves.toBe('saved');
});
