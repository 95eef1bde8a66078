// chunk: edit
import { unawaited } from '../lib/page/unawaited.ts';
import type { Action } from '../runtime/use-action.ts';
import { useDialogs } from '../ui/dialog/use-dialogs.ts';
import { given } from './saving.text.ts';

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

/** The action as its form shows it: busy also while a question or message waits for its code (`isWaiting` of `useDialogs`). */
export const busyWhile = (isWaiting: boolean, action: Action): Action =>
  isWaiting ? { ...action, status: 'busy' } : action;
