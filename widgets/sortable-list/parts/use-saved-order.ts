import { useLayoutEffect, useMemo, useRef } from 'react';
import { lateImport } from '../../../shared/lib/loading/late-import.ts';
import { unawaited } from '../../../shared/lib/page/unawaited.ts';
import { useAction } from '../../../shared/runtime/use-action.ts';
import { useAnswered } from '../../../shared/saving/use-answered.ts';
import type { Failure } from '../../../shared/ui/feedback/failure.ts';

const client = lateImport(() => import('../save.ts'));

/**
 * Posts the order after each change, one request at a time; changes made meanwhile are sent afterwards in one request (W8). A failure is logged,
 * and the list returns to the order saved last (W6).
 * @param fromPage the ids in the page's order
 */
export function useSavedOrder(route: string, fromPage: readonly string[]) {
  const { status, error, run, clear } = useAction('the order of a list could not be saved.');
  // an answer is a text here, because values of the page are compared with ===
  const [answer, answered] = useAnswered('items', JSON.stringify(fromPage));
  // written as such above and below
  const known = useMemo(() => JSON.parse(answer) as readonly string[], [answer]);
  const saved = useRef(known);
  useLayoutEffect(() => {
    saved.current = known;
  }, [known]);
  const waiting = useRef<readonly string[]>(null);

  const saveAll = async (): Promise<void> => {
    const { save } = await client();
    while (waiting.current) {
      const order = waiting.current;
      waiting.current = null;
      await save(route, [...order]);
      saved.current = order;
      answered(JSON.stringify(order));
    }
  };

  return {
    /** The order saved last; the page's until one is saved, and when the page passes another. */
    known,
    /** The same for callbacks that are called late. */
    saved,
    // any error can be read as a Failure, see there
    failure: error as Failure | undefined,
    saving: status === 'busy',
    /** @param goBack called when the order could not be saved */
    post(order: readonly string[], goBack: () => void) {
      if (!route) return;
      clear();
      waiting.current = order;
      const onFailure = (): void => {
        waiting.current = null;
        goBack();
      };
      unawaited(run(saveAll, { onFailure })); // if a request runs, the loop sends this order afterwards
    },
  };
}
