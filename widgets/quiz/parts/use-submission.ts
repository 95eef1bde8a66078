import { useRef, useState } from 'react';
import { errorText, isReloadOffered } from '../../../shared/api/error-text.ts';
import { lateImport } from '../../../shared/lib/late-import.ts';
import { logError } from '../../../shared/lib/log.ts';
import { pageSettings } from '../../../shared/lib/page-settings.ts';
import { useWidget } from '../../../shared/runtime/index.ts';
import { useText } from '../../../shared/ui/text.ts';
import { useUi } from '../../../shared/ui/ui-context.ts';
import { useDialogs } from '../../../shared/ui/use-dialogs.ts';
import { type Chosen, kinds } from '../quiz.model.ts';
import type { Properties } from '../quiz.props.ts';
import { texts } from '../quiz.text.ts';
import type { KeptAnswers } from './use-kept-answers.ts';

const client = lateImport(() => import('../save.ts'));

export interface Submission {
  readonly status: 'idle' | 'sending' | 'failed' | 'sent';
  /** What to say when it failed, and whether a page that is loaded again helps. */
  readonly failure: { message: string; reload: boolean } | undefined;
  /** Asks, sends, tells, and leads to the page that follows. Does nothing while it runs (W8). */
  submit(chosen: Chosen): Promise<void>;
  /** Leads to the page that follows, for when the host has held us back. */
  goOn(): void;
}

/**
 * Handing in (parts 5 and 8): the question, 'Berjaya dihantar!' and the redirect, or 'Try again!' with everything kept.
 * @param kept is cleared as soon as the server has accepted the answers; what another tab has handed in meanwhile is not sent
 */
export function useSubmission(
  { kind, assessment_id }: Pick<Properties, 'kind' | 'assessment_id'>,
  kept: Pick<KeptAnswers, 'clear' | 'isSentElsewhere'>,
): Submission {
  const words = useText(texts);
  const { locale } = useUi();
  const { alert, confirm } = useDialogs();
  const { navigate, change, element } = useWidget();
  const [status, setStatus] = useState<Submission['status']>('idle');
  const [failure, setFailure] = useState<Submission['failure']>();
  const running = useRef(false);
  const goOn = (): void => {
    navigate(pageSettings().api_base.replace(/\/$/, '') + kinds[kind].redirect);
  };

  const fail = async (message: string, offersReload: boolean): Promise<void> => {
    setStatus('failed');
    setFailure({ message, reload: offersReload });
    await alert({ icon: 'error', title: words.tryAgain, text: message });
  };
  const send = async (chosen: Chosen): Promise<void> => {
    if (!(await confirm({ title: words.confirm, confirmText: words.yes, cancelText: words.cancel }))) return;
    if (kept.isSentElsewhere()) return; // while the question was open
    setStatus('sending');
    setFailure(undefined);
    try {
      const accepted = await client().then(({ send: handIn }) => handIn({ kind, assessment_id }, chosen));
      if (!accepted) return await fail(words.notAccepted, false);
    } catch (error) {
      logError('the answers of a quiz could not be sent; they are kept.', element, error);
      return await fail(errorText(error, locale), isReloadOffered(error));
    }
    setStatus('sent');
    kept.clear();
    change({ assessment_id, sent: true });
    await alert({ icon: 'success', title: words.sent });
    goOn();
  };

  return {
    status,
    failure,
    async submit(chosen) {
      if (running.current) return;
      running.current = true;
      await send(chosen).finally(() => (running.current = false));
    },
    goOn,
  };
}
