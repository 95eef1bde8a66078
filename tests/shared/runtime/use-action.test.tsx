import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { useAction } from '../../../shared/runtime/use-action.ts';
import { WidgetContext } from '../../../shared/runtime/widget-context.ts';
import { expectConsoleError } from '../../support/console.ts';

const element = document.createElement('div');
const page = { name: 'test', item: '', element, change: () => {}, navigate: () => true, reload: () => true };
const wrapper = ({ children }: { children: ReactNode }) => <WidgetContext value={page}>{children}</WidgetContext>;
const mounted = () => renderHook(() => useAction('it could not be done.'), { wrapper });

test('one at a time: a call during a run does nothing, one afterwards runs', async () => {
  const { result } = mounted();
  const first = Promise.withResolvers<string>();
  const again = vi.fn(() => Promise.resolve('again'));
  let answer!: Promise<string | undefined>;
  act(() => void (answer = result.current.run(() => first.promise)));
  expect(result.current.status).toBe('busy');
  await act(async () => expect(await result.current.run(again)).toBeUndefined());
  expect(again).not.toHaveBeenCalled();
  first.resolve('first');
  await act(async () => expect(await answer).toBe('first'));
  expect(result.current.status).toBe('idle');
  await act(async () => expect(await result.current.run(again)).toBe('again'));
});

test('with a question first: no cancels, a second press does nothing, and it is not busy while the question is open', async () => {
  const { result } = mounted();
  const question = Promise.withResolvers<boolean>();
  const work = vi.fn(() => Promise.resolve(1));
  let answer!: Promise<number | undefined>;
  act(() => void (answer = result.current.run(work, { confirmed: () => question.promise })));
  expect(result.current.status).toBe('idle');
  await act(async () => expect(await result.current.run(work)).toBeUndefined());
  question.resolve(false);
  await act(async () => expect(await answer).toBeUndefined());
  expect(work).not.toHaveBeenCalled();
  await act(async () => expect(await result.current.run(work, { confirmed: () => Promise.resolve(true) })).toBe(1));
});

test.each(['work', 'ask'])(
  'a failure of %s is logged and kept, passed to onFailure when the next run is possible, and cleared by that run',
  async (where) => {
    expectConsoleError(/it could not be done\./);
    const { result } = mounted();
    const error = new Error('no');
    const calls: unknown[] = [];
    const fails = () => Promise.reject(error);
    const onFailure = async (problem: unknown) => {
      calls.push(problem, await result.current.run(() => Promise.resolve('next')));
    };
    const work = where === 'work' ? fails : () => Promise.resolve(1);
    await act(() => result.current.run<unknown>(work, { onFailure, ...(where === 'ask' && { confirmed: fails }) }));
    expect(calls).toEqual([error, 'next']);
    expect(result.current).toMatchObject({ status: 'idle', error: undefined });
  },
);

test('a failure stays until it is cleared', async () => {
  expectConsoleError(/it could not be done\./);
  const { result } = mounted();
  const error = new Error('no');
  await act(() => result.current.run(() => Promise.reject(error)));
  expect(result.current).toMatchObject({ status: 'failed', error });
  act(() => result.current.clear());
  expect(result.current).toMatchObject({ status: 'idle', error: undefined });
});

test.each(['resolve', 'reject'] as const)(
  'after cancel or unmount a late end (%s) is dropped, and the signal is aborted',
  async (end) => {
    for (const leave of ['cancel', 'unmount'] as const) {
      const { result, unmount } = mounted();
      const late = Promise.withResolvers<string>();
      const onFailure = vi.fn();
      let signal!: AbortSignal;
      let answer!: Promise<string | undefined>;
      act(() => void (answer = result.current.run((given) => ((signal = given), late.promise), { onFailure })));
      act(() => (leave === 'cancel' ? result.current.cancel() : unmount()));
      expect(signal.aborted).toBe(true);
      late[end]('late');
      await act(async () => expect(await answer).toBeUndefined());
      expect(onFailure).not.toHaveBeenCalled();
      expect(result.current.status).toBe(leave === 'cancel' ? 'idle' : 'busy');
    }
  },
);

test('after a cancel the next run does not depend on the end of the one before', async () => {
  const { result } = mounted();
  const late = Promise.withResolvers<string>();
  const next = Promise.withResolvers<string>();
  let answer!: Promise<string | undefined>;
  act(() => void result.current.run(() => late.promise));
  act(() => result.current.cancel());
  act(() => void (answer = result.current.run(() => next.promise)));
  await act(async () => late.resolve('late'));
  expect(result.current.status).toBe('busy');
  next.resolve('next');
  await act(async () => expect(await answer).toBe('next'));
  expect(result.current.status).toBe('idle');
});
