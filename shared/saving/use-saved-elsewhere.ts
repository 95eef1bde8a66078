import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { Action } from '../runtime/index.ts';

/**
 * For what only the component that sent it closes: an element that was put back while it was saved has another component.
 * @param done called when a request of the item, also of another element, has ended without a failure
 */
export function useSavedElsewhere({ status }: Action, done: () => void): void {
  const before = useRef(status);
  const onSaved = useEffectEvent(done);
  useLayoutEffect(() => {
    if (before.current === 'busy' && status === 'idle') onSaved();
    before.current = status;
  }, [status]);
}
