// chunk: edit
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { unawaited } from '../lib/page/unawaited.ts';
import { type Action, type RunOptions, useAction } from '../runtime/use-action.ts';
import { useWidget } from '../runtime/index.ts';
import { useDialogs } from '../ui/dialog/use-dialogs.ts';
import { given } from './saving.text.ts';

/**
 * An action whose answer is dispatched as `dw:change`.
 * @param what the item in words for the log, such as "a note"
 */
export function useSave(what: string): Action {
  const { change } = useWidget();
  const action = useAction(`${what} could not be saved; what was entered is kept.`, true);
  return {
    ...action,
    run: <Answer>(send: (signal: AbortSignal) => Promise<Answer>, more?: RunOptions) =>
      action.run(async (signal) => {
        const answer = await send(signal);
        change(answer);
        return answer;
      }, more),
  };
}

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

/** The question before the mentor or a note is changed, and the toast after it (parts 5 and 8). `isWaiting` is that of `useDialogs`. */
export function useEditDialogs() {
  const { confirm, toast, isWaiting } = useDialogs();
  // the specification's sentence is English, so the buttons are too: a screen reader reads a dialog in one language
  return {
    isWaiting,
    askFirst: () => confirm({ locale: 'en', icon: 'warning', title: given.question }),
    showUpdated: () => unawaited(toast({ locale: 'en', icon: 'success', title: given.updated })),
  };
}
