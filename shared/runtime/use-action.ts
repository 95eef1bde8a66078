import { useEffect, useState } from 'react';
import { logError } from '../page/index.ts';
import { type Slot, slot, tick, useSlot } from '../memory/index.ts';
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

/** What runs for an item, or what has failed. */
interface Run {
  readonly status: 'idle' | 'busy' | 'failed';
  readonly error: unknown;
  /** Of the run that is going on, also while a question is open. */
  readonly controller?: AbortController | undefined;
  /** When the run has begun. */
  readonly at?: number;
}

const IDLE: Run = { status: 'idle', error: undefined };

const runs = new Map<string, Slot<Run>>();

/** Aborts what runs, and clears an error. */
function cancel(run: Slot<Run>): void {
  run.get().controller?.abort();
  run.set(IDLE);
}

/**
 * What runs for an item. All its elements show it, it goes on when they are taken out of the page, and the page may put them back.
 * @param item absent for a run of one component's own, which ends when the component does
 */
function runOf(item?: string): Slot<Run> {
  const known = item === undefined ? undefined : runs.get(item);
  if (known) return known;
  const run: Slot<Run> = slot(IDLE, () => {
    if (run.isWatched()) return remember();
    if (item !== undefined && run.get().controller) return;
    cancel(run);
    if (item !== undefined) runs.delete(item);
  });
  const remember = (): void => {
    if (item !== undefined) runs.set(item, run);
  };
  remember();
  return run;
}

/**
 * Forgets what runs.
 * @internal for tests and stories
 */
export const forgetRuns = (): void => runs.clear();

/**
 * An asynchronous action that may fail, such as a request, an upload or loading code. One run at a time, never retried automatically (W6).
 * @param sentence for the log when it fails, such as "a note could not be saved; what was entered is kept."
 * @param ofItem whether it changes the item that the element stands for: then all elements of the item show the same run, and it goes on when
 * the element is taken out of the page, because the server may have done it already
 * @param since when the page said what is changed (`since` of its field): a failure of before is over
 */
export function useAction(sentence: string, ofItem = false, since = 0): Action {
  const { element, item } = useWidget();
  const [run] = useState(() => runOf(ofItem ? item : undefined));
  const { status, error, at = 0 } = useSlot(run);
  const isOver = error !== undefined && at < since;
  useEffect(() => {
    if (isOver) cancel(run);
  }, [isOver, run]);
  return {
    status: isOver ? 'idle' : status,
    error: isOver ? undefined : error,
    cancel: () => cancel(run),
    clear: () => run.get().controller || run.set(IDLE),
    async run(work, { confirmed, onFailure } = {}) {
      const before = run.get();
      if (before.controller) return undefined;
      const controller = new AbortController();
      const { signal } = controller;
      const at = tick();
      run.set({ ...before, controller });
      try {
        if (confirmed && !(await confirmed())) {
          if (!signal.aborted) run.set(before);
          return undefined;
        }
        if (signal.aborted) return undefined;
        run.set({ status: 'busy', error: undefined, controller, at });
        const answer = await work(signal);
        if (signal.aborted) return undefined;
        run.set(IDLE);
        return answer;
      } catch (problem) {
        if (signal.aborted) return undefined;
        run.set({ status: 'failed', error: problem, at });
        logError(sentence, element, problem);
        await onFailure?.(problem);
        return undefined;
      }
    },
  };
}
