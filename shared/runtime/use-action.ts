import { useEffect, useState } from 'react';
import { logError } from '../page/index.ts';
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

interface Run extends Pick<Action, 'status' | 'error'> {
  /** Of the run that is going on, also while `confirmed` is pending. */
  readonly controller?: AbortController | undefined;
  /** Of a failed run: what the page passed when it began. */
  readonly value?: unknown;
}
const IDLE: Run = { status: 'idle', error: undefined };

/**
 * Outside of React, because all elements of an item share its action, and because a second click may come before the first is rendered.
 * By item, or by an object of the component's own.
 */
const runs = new Map<unknown, Run>();
/** Each with what it watches. */
const watchers = new Map<() => void, unknown>();

const runOf = (key: unknown): Run => runs.get(key) ?? IDLE;

function setRun(key: unknown, run: Run): void {
  if (run === IDLE) runs.delete(key);
  else runs.set(key, run);
  for (const [watch, of] of watchers) if (of === key) watch();
}

function cancel(key: unknown): void {
  runOf(key).controller?.abort();
  setRun(key, IDLE);
}

/**
 * Forgets what runs, so that a story starts like a new page.
 * @internal for stories
 */
export const forgetRuns = (): void => runs.clear();

/**
 * An asynchronous action that may fail, such as a request, an upload or loading code. One run at a time, never retried automatically (W6).
 * @param sentence for the log when it fails, such as "a note could not be saved; what was entered is kept."
 * @param ofItem whether it changes the item that the element stands for: then all elements of the item show the same run, and it goes on when
 * the element is taken out of the page, because the server may have done it already
 * @param value what the page passes of what is changed: another value than when a run began ends its failure, because it is newer
 */
export function useAction(sentence: string, ofItem = false, value?: unknown): Action {
  const { element, item } = useWidget();
  const [key] = useState<unknown>(() => (ofItem ? item : {}));
  // not useSyncExternalStore, which renders before the caller of `run` can set a state of its own
  const [{ status, error, value: begun }, show] = useState(() => runOf(key));
  useEffect(() => {
    const watch = (): void => show(runOf(key));
    if (runOf(key).error && runOf(key).value !== value) cancel(key);
    watch(); // it may have changed since the first render
    watchers.set(watch, key);
    return () => {
      watchers.delete(watch);
      const isOver = !ofItem || !runOf(key).controller;
      if (isOver && ![...watchers.values()].includes(key)) cancel(key);
    };
  }, [ofItem, key, value]);
  return {
    status,
    // it may have begun before the page passed this value
    error: begun === value ? error : undefined,
    cancel: () => cancel(key),
    clear: () => runOf(key).controller || setRun(key, IDLE),
    async run(work, { confirmed, onFailure } = {}) {
      const before = runOf(key);
      if (before.controller) return undefined;
      const controller = new AbortController();
      const { signal } = controller;
      setRun(key, { ...before, controller });
      try {
        if (confirmed && !(await confirmed())) {
          if (!signal.aborted) setRun(key, before);
          return undefined;
        }
        if (signal.aborted) return undefined;
        setRun(key, { status: 'busy', error: undefined, controller });
        const answer = await work(signal);
        if (signal.aborted) return undefined;
        setRun(key, IDLE);
        return answer;
      } catch (problem) {
        if (signal.aborted) return undefined;
        setRun(key, { status: 'failed', error: problem, value });
        logError(sentence, element, problem);
        await onFailure?.(problem);
        return undefined;
      }
    },
  };
}
