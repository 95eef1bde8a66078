import { useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react';
import { lateImport } from '../../../shared/lib/loading/late-import.ts';
import { logError } from '../../../shared/lib/page/log.ts';
import { unawaited } from '../../../shared/lib/page/unawaited.ts';
import { useWidget } from '../../../shared/runtime/index.ts';
import { useAction } from '../../../shared/runtime/use-action.ts';
import { usePageState } from '../../../shared/runtime/use-page-state.ts';
import { useAnswered } from '../../../shared/saving/use-answered.ts';
import type { Failure } from '../../../shared/ui/feedback/failure.ts';
import { listOf } from '../sortable-list.model.ts';

const sentence = 'the order of a list could not be saved.';
const client = lateImport(() => import('../save.ts'));

interface Saving {
  /** The orders made since the first of those that are not saved yet. */
  readonly made: Array<readonly string[]>;
  /** The order saved last. */
  saved?: readonly string[] | undefined;
  readonly done: Promise<void>;
}
/** The last saving of each list: one that is taken out of the page is finished, and one that is put back shows it and waits for it. */
const running = new Map<string, Saving>();

/**
 * The order that is shown, and posting it after each change, one request at a time; changes made meanwhile are sent afterwards in one request (W8). A
 * failure is logged, and the list returns to the order saved last (W6). When the page passes another list, what is being saved is dropped.
 * @param fromPage the ids in the page's order
 */
export function useSavedOrder(route: string, fromPage: readonly string[]) {
  const { item, element, change } = useWidget();
  const list = listOf(fromPage);
  const key = item + list;
  const { status, error, run, clear, cancel } = useAction(sentence);
  // an answer is a text here, because values of the page are compared with ===
  const [answer, ask] = useAnswered('items', JSON.stringify(fromPage), list);
  // written as such above and below
  const known = useMemo(() => JSON.parse(answer) as readonly string[], [answer]);
  const {
    state: order,
    set: setOrder,
    reset,
    turn,
  } = usePageState(
    known,
    (each) => each,
    undefined,
    () => !route, // one that was not saved would look as if it were
  );
  /** Not simply `known`: a page that writes each `dw:change` back passes orders that are not saved yet. */
  const saved = useRef(known);
  const takeOver = useEffectEvent(() => {
    saved.current = known;
  });
  useLayoutEffect(() => takeOver(), [turn]);
  const waiting = useRef<readonly string[]>(null);
  const shownList = useRef(list);
  const follow = useEffectEvent(() => {
    if (shownList.current === list) return;
    shownList.current = list;
    waiting.current = null;
    cancel();
  });
  useLayoutEffect(() => follow(), [list]);

  const saveInTurn = async (signal: AbortSignal): Promise<void> => {
    const former = running.get(key);
    const keepSaved = (next: readonly string[]): void => {
      saving.saved = next;
      if (!signal.aborted) saved.current = next;
    };
    const saveAfter = async (): Promise<void> => {
      try {
        await former?.done;
      } catch (problem) {
        // an order made since is sent all the same
        if (!waiting.current) throw problem;
      } finally {
        if (former?.saved) keepSaved(former.saved);
      }
      await saveAll(keepSaved);
    };
    const saving: Saving = { made: former?.made ?? [waiting.current ?? order], done: saveAfter() };
    running.set(key, saving);
    try {
      await saving.done;
    } catch (problem) {
      // nobody else does: the list is out of the page, or another one
      if (signal.aborted && running.get(key) === saving) logError(sentence, element, problem);
      throw problem;
    } finally {
      if (running.get(key) === saving) running.delete(key);
    }
  };
  const saveAll = async (keepSaved: (order: readonly string[]) => void): Promise<void> => {
    const { save } = await client();
    while (waiting.current) {
      const next = waiting.current;
      waiting.current = null;
      const answered = ask();
      await save(route, [...next]);
      answered(JSON.stringify(next)); // also for a list that is out of the page now
      keepSaved(next);
    }
  };

  const goBack = (): void => {
    waiting.current = null;
    setOrder(saved.current);
    change({ order: saved.current });
  };
  // if a request runs, the loop of `saveAll` sends the order that waits afterwards
  const saveWaiting = (): void => unawaited(run(saveInTurn, { onFailure: goBack }));
  const followFormer = useEffectEvent(() => {
    const former = running.get(key);
    if (!former) return;
    // each, so that its answer is known for the list's own when it comes; after this effect, in which nothing can be rendered
    queueMicrotask(() => former.made.forEach(setOrder));
    saveWaiting();
  });
  useLayoutEffect(() => followFormer(), []);

  return {
    order,
    setOrder,
    /** Restores the order saved last; the page's until one is saved. */
    reset,
    // any error can be read as a Failure, see there
    failure: error as Failure | undefined,
    saving: status === 'busy',
    post(next: readonly string[]) {
      if (!route) return;
      clear();
      waiting.current = next;
      running.get(key)?.made.push(next);
      saveWaiting();
    },
  };
}
