// chunk: core
import { useEffect, useState } from 'react';
import { logError } from '../lib/page/log.ts';
import { useWidget } from './widget-context.ts';

export interface Action {
  readonly status: 'idle' | 'busy' | 'failed';
  /** The error of the last run, until the next run starts. It is kept while the next run's `confirmed` is pending. */
  readonly error: unknown;
  /**
   * Runs `work`. Does nothing while it runs, or while `confirmed` is pending (W8). A failure is logged and stored in `error`.
   * @param work gets a signal that aborts when its result is no longer needed: it was cancelled, or, unless it is of the item, the widget was unmounted
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

/** Outside of React, because all elements of an item share the state of its action. By item, or by an object of the component's own. */
const states = new Map<unknown, State>();
/** Not a part of the state, because a second click may come before that is rendered. */
const running = new Map<unknown, AbortController>();
const watchers = new Set<() => void>();

const stateOf = (key: unknown): State => states.get(key) ?? IDLE;

function setState(key: unknown, state: State): void {
  if (state !== IDLE) states.set(key, state);
  else if (!states.delete(key)) return;
  for (const watcher of watchers) watcher();
}

function end(key: unknown, next: State): void {
  running.delete(key);
  setState(key, next);
}

function cancel(key: unknown): void {
  running.get(key)?.abort();
  end(key, IDLE);
}

/**
 * An asynchronous action that may fail, such as a request, an upload or loading code. One run at a time, never retried automatically (W6).
 * @param sentence for the log when it fails, such as "a note could not be saved; what was entered is kept."
 * @param ofItem whether it changes the item that the element stands for: then all elements of the item show the same run, and it goes on when
 * the element is taken out of the page, because the server may have done it already
 */
export function useAction(sentence: string, ofItem = false): Action {
  const { element, item } = useWidget();
  const [key] = useState<unknown>(() => (ofItem ? item : {}));
  // not useSyncExternalStore, which renders before the caller of `run` can set a state of its own
  const [state, show] = useState(() => stateOf(key));
  useEffect(() => {
    const watch = (): void => show(stateOf(key));
    watch(); // it may have changed since the first render
    watchers.add(watch);
    return () => {
      watchers.delete(watch);
      if (!ofItem || !running.has(key)) cancel(key);
    };
  }, [ofItem, key]);
  return {
    ...state,
    cancel: () => cancel(key),
    clear: () => running.has(key) || setState(key, IDLE),
    async run(work, { confirmed, onFailure } = {}) {
      if (running.has(key)) return undefined;
      const controller = new AbortController();
      const { signal } = controller;
      running.set(key, controller);
      try {
        if (confirmed && !(await confirmed())) {
          if (!signal.aborted) running.delete(key);
          return undefined;
        }
        if (signal.aborted) return undefined;
        setState(key, { status: 'busy', error: undefined });
        const answer = await work(signal);
        if (signal.aborted) return undefined;
        end(key, IDLE);
        return answer;
      } catch (error) {
        if (signal.aborted) return undefined;
        end(key, { status: 'failed', error });
        logError(sentence, element, error);
        await onFailure?.(error);
        return undefined;
      }
    },
  };
}
