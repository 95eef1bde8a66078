// chunk: edit
import { useRef, useState } from 'react';
import { logError } from '../lib/log.ts';
import { unawaited } from '../lib/unawaited.ts';
import { useWidget } from '../runtime/index.ts';
import { useDialogs } from '../ui/use-dialogs.ts';
import { given } from './inline-edit.text.ts';

export interface Save {
  readonly status: 'idle' | 'busy' | 'failed';
  /** What was thrown when it failed; nothing before and after. */
  readonly error: unknown;
  /**
   * Sends and waits. Does nothing while it runs (W8).
   * @param ask a question before it; the answer no ends it
   * @returns the answer; `undefined` when it failed, was not wanted, or ran already
   */
  start<Answer>(send: () => Promise<Answer>, ask?: () => Promise<boolean>): Promise<Answer | undefined>;
  /** Takes the mark of a failure away. */
  clear(): void;
}

/**
 * Saving one thing at a time: a failure is logged and kept to be marked (part 8, W6); nothing is ever sent again by itself.
 * @param what names the thing in the log, such as "a note"
 */
export function useSave(what: string): Save {
  const { element, change } = useWidget();
  const [state, setState] = useState<Pick<Save, 'status' | 'error'>>({ status: 'idle', error: undefined });
  const running = useRef(false);
  return {
    ...state,
    clear: () => setState({ status: 'idle', error: undefined }),
    async start(send, ask) {
      if (running.current) return undefined;
      running.current = true;
      try {
        if (ask && !(await ask())) return undefined;
        setState({ status: 'busy', error: undefined });
        const answer = await send();
        setState({ status: 'idle', error: undefined });
        change(answer);
        return answer;
      } catch (error) {
        logError(`${what} could not be saved; what was entered is kept.`, element, error);
        setState({ status: 'failed', error });
        return undefined;
      } finally {
        running.current = false;
      }
    },
  };
}

/** What editing the mentor or a note asks before, and says after (parts 5 and 8). */
export function useEditDialogs() {
  const { confirm, toast } = useDialogs();
  // the specification's English sentences come with English buttons, in one language for whoever listens
  return {
    isSure: () => confirm({ locale: 'en', icon: 'warning', title: given.question }),
    sayUpdated: () => unawaited(toast({ locale: 'en', icon: 'success', title: given.updated })),
  };
}
