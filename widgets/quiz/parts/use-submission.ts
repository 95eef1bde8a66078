import { useState } from 'react';
import { server } from '../../../shared/api/late/index.ts';
import { errorText, onlyReloadHelps } from '../../../shared/runtime/failures/index.ts';
import { flag } from '../../../shared/lib/schema/index.ts';
import { hostPath } from '../../../shared/contract/index.ts';
import { useAction, useField, useWidget } from '../../../shared/runtime/index.ts';
import { kept as keptAs } from '../../../shared/memory/kept/index.ts';
import { useText, useUi } from '../../../shared/ui/base/index.ts';
import { useDialogs } from '../../../shared/ui/ask/index.ts';
import { dataOf, redirects } from '../quiz.model.ts';
import type { Properties } from '../quiz.props.ts';
import { texts } from '../quiz.text.ts';
import type { KeptAnswers } from './use-kept-answers.ts';

export interface Submission {
  readonly status: 'idle' | 'sending' | 'failed' | 'sent';
  /** Whether the quiz was handed in before this page was loaded. */
  readonly isBack: boolean;
  /** The message about a failure, and whether a reload helps. */
  readonly failure: { message: string; reload: boolean } | undefined;
  /** Asks for confirmation, sends, shows the result and opens the next page. Does nothing while it runs (W8). */
  submit(): Promise<void>;
  /** Opens the next page, in case the host has prevented the redirect. */
  goOn(): void;
}

/**
 * Submits the quiz (parts 5 and 8): asks; then 'Berjaya dihantar!' and the redirect, or 'Try again!' with all answers kept.
 * @param kept cleared when the server has accepted the answers; if another tab has submitted them, they are not sent again
 */
export function useSubmission(
  quiz: Pick<Properties, 'kind' | 'assessment_id' | 'user_id'>,
  kept: Pick<KeptAnswers, 'clear' | 'isSentElsewhere' | 'chosenNow'>,
): Submission {
  const { kind, assessment_id, user_id } = quiz;
  const words = useText(texts);
  const { locale } = useUi();
  const { alert, confirm, isWaiting } = useDialogs();
  const { navigate, change } = useWidget();
  const { status, error, run } = useAction('the answers of a quiz could not be sent; they are kept.', true);
  const handedIn = useField(keptAs('quiz:sent', [kind, assessment_id], user_id), false, { schema: flag }); // the page does not say
  const [isBack] = useState(handedIn.by === 'earlier');
  const goOn = (): void => {
    navigate(hostPath(redirects[kind]));
  };

  const reasonOf = (problem: unknown): string => errorText(problem, locale, words.sendAgain);
  const submit = async (): Promise<void> => {
    const confirmed = async (): Promise<boolean> =>
      (await confirm({ title: words.confirm })) && !kept.isSentElsewhere(); // another tab may have submitted it while the question was open
    const send = async (): Promise<true> => {
      const request = { assessment_id, data: dataOf(kept.chosenNow()) };
      await server().then(({ call, quizzesByKind }) => call(quizzesByKind[kind], { request }));
      handedIn.enter(true);
      kept.clear();
      return true;
    };
    const onFailure = (problem: unknown): Promise<void> =>
      alert({ icon: 'error', title: words.tryAgain, text: reasonOf(problem) });
    if (!(await run(send, { confirmed, onFailure }))) return;
    change({ assessment_id, sent: true });
    await alert({ icon: 'success', title: words.sent });
    goOn();
  };

  const failure = status === 'failed' ? { message: reasonOf(error), reload: onlyReloadHelps(error) } : undefined;
  const resting = failure ? 'failed' : handedIn.value ? 'sent' : 'idle';
  return {
    status: status === 'busy' || isWaiting ? 'sending' : resting,
    isBack,
    failure,
    submit,
    goOn,
  };
}
