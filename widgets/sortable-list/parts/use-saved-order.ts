import { useRef } from 'react';
import { lateImport } from '../../../shared/lib/loading/late-import.ts';
import { unawaited } from '../../../shared/lib/page/unawaited.ts';
import { useAction } from '../../../shared/runtime/use-action.ts';
import type { Failure } from '../../../shared/ui/feedback/failure.ts';

const client = lateImport(() => import('../save.ts'));

/**
 * Posts the order after each change, one request at a time; changes made meanwhile are sent afterwards in one request (W8). A failure is logged,
 * and the list returns to the order saved last (W6).
 */
export function useSavedOrder(route: string, initial: readonly string[], goBackTo: (order: readonly string[]) => void) {
  const { status, error, run, clear } = useAction('the order of a list could not be saved.');
  const saved = useRef(initial);
  const waiting = useRef<readonly string[]>(null);

  const saveAll = async (): Promise<void> => {
    const { save } = await client();
    while (waiting.current) {
      const order = waiting.current;
      waiting.current = null;
      await save(route, [...order]);
      saved.current = order;
    }
  };
  const onFailure = (): void => {
    waiting.current = null;
    goBackTo(saved.current);
  };

  return {
    // any error can be read as a Failure, see there
    failure: error as Failure | undefined,
    saving: status === 'busy',
    post(order: readonly string[]) {
      if (!route) return;
      clear();
      waiting.current = order;
      unawaited(run(saveAll, { onFailure })); // if a request runs, the loop sends this order afterwards
    },
  };
}
