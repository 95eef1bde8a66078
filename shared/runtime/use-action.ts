// chunk: core
import { useEffect, useRef, useState } from 'react';
import { logError } from '../lib/page/log.ts';
import { useWidget } from './widget-context.ts';

export interface Action {
  readonly status: 'idle' | 'busy' | 'failed';
  /** The error of the last run, until the next run starts. It is kept while the next run's `confirmed` is pending. */
  readonly error: unknown;
  /**
   * Runs `work`. Does nothing while it runs, or while `confirmed` is pending (W8). A failure is logged and stored in `error`.
   * @param work gets a signal that aborts when its result is no longer needed: it was cancelled, or the widget was unmounted
   * @returns the result of `work`; `undefined` when it failed, was declined, was already running or was aborted
   */
  run<Answer>(work: (signal: AbortSignal) => Promise<Answer>, more?: RunOptions): Promise<Answer | undefined>;
  /** Aborts the current run and clears an error. */
  cancel(): void;
  /** Clears an error; a current run continues. */
  clear(): void;
}

export interface RunOptions {
  /** Called first, for example to ask the person; `false` cancels the run. */
  confirmed?: () => Promise<boolean>;
  /** Called with the error after it was stored, when the next run is possible. */
  onFailure?: (error: unknown) => unknown;
}

type State = Pick<Action, 'status' | 'error'>;
const IDLE: State = { status: 'idle', error: undefined };

/**
 * An asynchronous action that may fail, such as a request, an upload or loading code. One run at a time, never retried automatically (W6).
 * @param sentence for the log when it fails, such as "a note could not be saved; what was entered is kept."
 */
export function useAction(sentence: string): Action {
  const { element } = useWidget();
  const [state, setState] = useState(IDLE);
  /** A ref, because a second click may come before the new state is rendered. */
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const cancel = (): void => {
    running.current?.abort();
    running.current = null;
    setState(IDLE);
  };
  return {
    ...state,
    cancel,
    clear: () => running.current || setState(IDLE),
    async run(work, { confirmed, onFailure } = {}) {
      if (running.current) return undefined;
      const controller = new AbortController();
      const { signal } = controller;
      running.current = controller;
      /** @returns whether the result is still needed */
      const end = (next?: State): boolean => {
        if (signal.aborted) return false;
        running.current = null;
        if (next) setState(next);
        return true;
      };
      try {
        if (confirmed && !(await confirmed())) {
          end();
          return undefined;
        }
        if (signal.aborted) return undefined;
        setState({ status: 'busy', error: undefined });
        const answer = await work(signal);
        return end(IDLE) ? answer : undefined;
      } catch (error) {
        if (!end({ status: 'failed', error })) return undefined;
        logError(sentence, element, error);
        await onFailure?.(error);
        return undefined;
      }
    },
  };
}
