import { unawaited } from '../page/index.ts';
import type { Action } from '../runtime/index.ts';
import { useDialogs } from '../ui/ask/index.ts';
import { useText } from '../ui/base/index.ts';
import { savingText } from './saving.text.ts';

/** The question before the mentor or a note is changed, and the toast after it (parts 5 and 8). `isWaiting` is that of `useDialogs`. */
export function useEditDialogs() {
  const { confirm, toast, isWaiting } = useDialogs();
  const { question, updated } = useText(savingText);
  // the buttons are in the language of the sentence: a screen reader reads a dialog in one
  return {
    isWaiting,
    askFirst: () => confirm({ locale: question.lang, icon: 'warning', title: question.children }),
    showUpdated: () => unawaited(toast({ locale: updated.lang, icon: 'success', title: updated.children })),
  };
}

/** The action as its form shows it: busy also while a question or message waits for its code (`isWaiting` of `useDialogs`). */
export const busyWhile = (isWaiting: boolean, action: Action): Action =>
  isWaiting ? { ...action, status: 'busy' } : action;
