import { useRef, useState } from 'react';
import { lateImport } from '../../../shared/lib/late-import.ts';
import { logError } from '../../../shared/lib/log.ts';
import { unawaited } from '../../../shared/lib/unawaited.ts';
import type { Failure } from '../../../shared/ui/quiet-mark.tsx';

const client = lateImport(() => import('../save.ts'));

/**
 * Posts an order after each change, one request at a time: what changes meanwhile goes as one request afterwards (W8).
 * A failed one is logged, and the list goes back to the order that was last saved (W6).
 */
export function useSavedOrder(route: string, initial: readonly string[], goBackTo: (order: readonly string[]) => void) {
  const [failure, setFailure] = useState<Failure>();
  const [saving, setSaving] = useState(false);
  const saved = useRef(initial);
  const waiting = useRef<readonly string[]>(null);
  const running = useRef(false);

  const run = async (): Promise<void> => {
    running.current = true;
    setSaving(true);
    try {
      const { save } = await client();
      while (waiting.current) {
        const order = waiting.current;
        waiting.current = null;
        await save(route, [...order]);
        saved.current = order;
      }
    } catch (error) {
      logError('the order of a list could not be saved.', error);
      waiting.current = null;
      setFailure(error as Failure);
      goBackTo(saved.current);
    } finally {
      running.current = false;
      setSaving(false);
    }
  };

  return {
    failure,
    saving,
    post(order: readonly string[]) {
      if (!route) return;
      setFailure(undefined);
      waiting.current = order;
      if (!running.current) unawaited(run());
    },
  };
}
