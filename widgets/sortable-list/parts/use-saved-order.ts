import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import * as v from 'valibot';
import { server } from '../../../shared/api/late/index.ts';
import { unawaited } from '../../../shared/page/index.ts';
import { checked } from '../../../shared/lib/schema/index.ts';
import { useAction, useField, useWidget } from '../../../shared/runtime/index.ts';
import { useFormField } from '../../../shared/runtime/host-form/index.ts';
import type { Failure } from '../../../shared/ui/base/index.ts';
import { listOf } from '../sortable-list.model.ts';

type Order = readonly string[];

/**
 * The order that is shown, and posting it after each change. After a failure the list returns to the order saved last (W6). When the page
 * passes another list, what waits is not sent.
 * @param fromPage the ids in the page's order
 */
export function useSavedOrder(route: string, fromPage: Order) {
  const { change } = useWidget();
  const list = listOf(fromPage);
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
  const { status, error, run, cancel } = useAction('the order of a list could not be saved.', true);
  /** The order made last, until it is sent: after the one that is on its way (W8). */
  const waiting = useRef<Order>(undefined);
  /** Not simply `known`: a page that writes each `dw:change` back passes orders that are not saved yet. */
  const saved = useRef(known);
  const takeOver = useEffectEvent(() => {
    saved.current = known;
  });
  useLayoutEffect(() => takeOver(), [turn]);
  const { by } = field;
  // of an element that was put back meanwhile, too
  useLayoutEffect(() => {
    if (by === 'server') saved.current = known;
  }, [by, known]);
  const before = useRef(list);
  const forgetFormer = useEffectEvent(() => {
    if (before.current === list) return;
    before.current = list;
    waiting.current = undefined;
    cancel();
  });
  useLayoutEffect(() => forgetFormer(), [list]);

  const sendAll = async (signal: AbortSignal): Promise<void> => {
    for (let doubt = error; waiting.current; doubt = undefined) {
      const next = waiting.current;
      waiting.current = undefined;
      const answered = field.ask();
      await server().then(({ call, saveOrder }) =>
        call(saveOrder, { params: { route }, request: { order: [...next] }, before: doubt }),
      );
      answered(next); // also for a list that is out of the page now
      if (!signal.aborted) saved.current = next;
    }
  };
  const goBack = (): void => {
    waiting.current = undefined;
    if (setOrder(saved.current)) change({ order: saved.current });
  };

  const send = (): void => unawaited(run(sendAll, { onFailure: goBack })); // does nothing while it runs
  /** After what an element had begun that was taken out of the page. */
  const goOn = useEffectEvent(() => {
    if (status !== 'busy' && waiting.current) send();
  });
  useEffect(() => goOn(), [status]);

  return {
    order,
    setOrder,
    /** Restores the order saved last; the page's until one is saved. */
    reset,
    // any error can be read as a Failure, see there
    failure: error as Failure | undefined,
    saving: status === 'busy',
    post(next: Order) {
      if (!route) return;
      waiting.current = next;
      send();
    },
  };
}
