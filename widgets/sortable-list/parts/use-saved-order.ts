import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { logError } from '../../../shared/page/index.ts';
import { checked } from '../../../shared/lib/schema/index.ts';
import { useField, useWidget } from '../../../shared/runtime/index.ts';
import { useFormField } from '../../../shared/runtime/host-form/index.ts';
import type { Failure } from '../../../shared/ui/base/index.ts';
import { listOf } from '../sortable-list.model.ts';
import { dropNext, type Order, saveInTurn, savingOf, watchSaving } from './save-in-turn.ts';
import { save } from '../save.ts';

interface Shown {
  /** The list it is about; another one has nothing of it. */
  readonly of?: string;
  readonly saving: boolean;
  readonly error?: unknown;
}
const IDLE: Shown = { saving: false };

/**
 * The order that is shown, and posting it after each change. After a failure the list returns to the order saved last (W6). When the page
 * passes another list, what waits is not sent.
 * @param fromPage the ids in the page's order
 */
export function useSavedOrder(route: string, fromPage: Order) {
  const { item, element, change } = useWidget();
  const list = listOf(fromPage);
  const key = item + list;
  const field = useField<Order>('items', fromPage, { of: list });
  const known = field.value;
  const {
    value: order,
    enter: setOrder,
    reset,
    turn,
  } = useFormField<Order>(
    known,
    (each) => each,
    // with a route, one that was not saved would look as if it were
    checked(v.array(v.string()), (kept) => (route || listOf(kept) !== list) && 'expected these items'),
  );
  const [shown, show] = useState<Shown>(IDLE);
  const { saving, error } = shown.of === key ? shown : IDLE;
  /** Not simply `known`: a page that writes each `dw:change` back passes orders that are not saved yet. */
  const saved = useRef(known);
  const takeOver = useEffectEvent(() => {
    saved.current = known;
  });
  useLayoutEffect(() => takeOver(), [turn]);

  const over = useEffectEvent((failure: unknown) => {
    show({ of: key, saving: false, error: failure });
    if (failure && setOrder(saved.current)) change({ order: saved.current });
  });
  const follow = useEffectEvent(() => {
    const begun = (): void => show({ of: key, saving: true });
    saved.current = savingOf(key)?.saved ?? saved.current;
    // after this effect, in which nothing can be rendered
    queueMicrotask(() => {
      const running = savingOf(key);
      if (!running) return;
      begun();
      running.made.forEach(setOrder); // one by one: useFormField then takes none of them for another order of the page when the server has confirmed it
    });
    return watchSaving(key, { begun, saved: (each) => (saved.current = each), over });
  });
  const before = useRef(key);
  useLayoutEffect(() => {
    if (before.current !== key) dropNext(before.current);
    before.current = key;
    return follow();
  }, [key]);

  const send = async (next: Order, before: unknown): Promise<void> => {
    try {
      const answered = field.ask();
      await save(route, [...next], before);
      answered(next); // also for a list that is out of the page now
    } catch (problem) {
      logError('the order of a list could not be saved.', element, problem);
      throw problem;
    }
  };

  return {
    order,
    setOrder,
    /** Restores the order saved last; the page's until one is saved. */
    reset,
    // any error can be read as a Failure, see there
    failure: error as Failure | undefined,
    saving,
    post(next: Order) {
      if (route) saveInTurn(key, next, error, (before) => send(next, before));
    },
  };
}
