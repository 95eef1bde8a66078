// chunk: read
import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { oneInFlight } from '../../lib/one-in-flight.ts';

/**
 * A mutation with one request in flight: starting it again while it runs does nothing (W8), however fast the clicks come.
 * It is never retried by itself (W4) and fails, rather than waits, without a connection (W5).
 * @param options as for `useMutation`; the callbacks of the first render are not kept, always the latest are used
 * @returns the mutation, whose `mutate` is replaced by `start`
 */
export function useWrite<Answer, Variables = void>(
  options: Omit<UseMutationOptions<Answer, Error, Variables>, 'retry' | 'networkMode'>,
) {
  const {
    mutate: _mutate,
    mutateAsync,
    ...mutation
  } = useMutation<Answer, Error, Variables>({ ...options, retry: false, networkMode: 'always' });
  const [start] = useState(() => {
    const once = oneInFlight(mutateAsync);
    // Failures are in `error` and go to `onError`; a promise nobody waits for must not report them a second time.
    return (variables: Variables): void => {
      once(variables)?.catch(() => {});
    };
  });
  return { ...mutation, start };
}
