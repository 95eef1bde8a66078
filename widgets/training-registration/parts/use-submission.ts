import { useRef, useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { errorText, isReloadOffered } from '../../../shared/api/error-text.ts';
import type { RequestOf } from '../../../shared/contract/endpoint.ts';
import { enrol, registerDealer } from '../../../shared/contract/training.ts';
import { logError } from '../../../shared/lib/log.ts';
import { pageSettings } from '../../../shared/lib/page-settings.ts';
import { paymentAddress, paymentProvider } from '../../../shared/lib/payment-address.ts';
import { useWidget } from '../../../shared/runtime/index.ts';
import { useDialogs } from '../../../shared/ui/use-dialogs.ts';
import { useText } from '../../../shared/ui/text.ts';
import { useUi } from '../../../shared/ui/ui-context.ts';
import { texts } from '../training-registration.text.ts';

/** One order as it stood on the screen when the button was pressed. */
export interface Submission {
  variant: 1 | 2;
  /** Whose enrolment it is, unless somebody has to be registered first. */
  user_id: string | undefined;
  registration: RequestOf<typeof registerDealer> | undefined;
  enrolment: Omit<RequestOf<typeof enrol>, 'user_id'>;
}

export interface Problem {
  text: string;
  /** A page that is loaded again helps. */
  reload: boolean;
}

interface Reactions {
  /** The visitor exists on the server from now on, whatever becomes of the enrolment. */
  onRegistered(userId: string): void;
  /** 422: first messages by field. @returns those that have no field on the screen */
  onRefused(messages: Record<string, string>): string[];
}

export interface SubmissionDesk {
  /** `asking`: the question is open. `sending`: requests run. `leaving`: accepted, the payment page is being opened. */
  stage: 'idle' | 'asking' | 'sending' | 'leaving';
  problem: Problem | undefined;
  submit(submission: Submission): Promise<void>;
  /** Opens the payment page of the accepted enrolment again; nothing is sent a second time. */
  goToPayment(): void;
  /** Makes the form usable again, after the payment page was left (D7) or when it is opened again; an old problem is forgotten. */
  reset(): void;
}

/** From "Daftar dan bayar" to the payment page: payable at all, question, registration of a visitor, enrolment, redirect. One run at a time (W8). */
export function useSubmission({ onRegistered, onRefused }: Reactions): SubmissionDesk {
  const { navigate, change, element } = useWidget();
  const { alert, confirm } = useDialogs();
  const { locale } = useUi();
  const words = useText(texts);
  const [stage, setStage] = useState<SubmissionDesk['stage']>('idle');
  const [problem, setProblem] = useState<Problem>();
  const running = useRef(false);
  /** The payment page of the accepted enrolment. */
  const payment = useRef<string>(undefined);

  const goToPayment = (): void => {
    if (payment.current !== undefined) navigate(payment.current);
  };

  /** What is accepted must be payable: when this page does not name the provider, that is said and nothing is sent (D6). */
  const providerFor = (userId: string): string | undefined => {
    try {
      return paymentProvider(userId, pageSettings());
    } catch (error) {
      logError('the registration could not be paid, so it was not sent.', element, error);
      setProblem({ text: words.unpayable, reload: false });
      return undefined;
    }
  };

  const run = async ({ variant, user_id, registration, enrolment }: Submission): Promise<void> => {
    setProblem(undefined);
    if (variant === 1 && providerFor(user_id ?? '') === undefined) return;
    setStage('asking');
    if (!(await confirm({ title: words.sureTitle, text: words.sure }))) return;
    setStage('sending');
    const userId = user_id ?? (registration && (await registered(registration)));
    if (userId === undefined) return setProblem({ text: words.notRegistered, reload: false });
    if (user_id === undefined) onRegistered(userId);
    // only now it is known whose payment it will be
    const provider = variant === 1 ? providerFor(userId) : '';
    if (provider === undefined) return;
    const answer = await call(enrol, { request: { ...enrolment, user_id: userId } });
    change({ user_id: userId, training_id: enrolment.training_id, outcome: answer.outcome });
    if (answer.outcome === 'already-registered') {
      setStage('asking');
      return alert({ title: words.alreadyTitle, text: words.already, icon: 'info' });
    }
    payment.current = variant === 1 ? paymentAddress(answer.to, provider) : answer.to;
    setStage('leaving');
    goToPayment();
  };

  return {
    stage,
    problem,
    goToPayment,
    async submit(submission) {
      if (running.current) return;
      running.current = true;
      payment.current = undefined;
      try {
        await run(submission);
      } catch (error) {
        logError('a training registration did not go through; what was typed is kept.', element, error);
        setProblem(problemOf(error, onRefused, errorText(error, locale)));
      } finally {
        running.current = false;
        if (!payment.current) setStage('idle');
      }
    },
    reset() {
      payment.current = undefined;
      if (running.current) return;
      setStage('idle');
      setProblem(undefined);
    },
  };
}

/** Registers a visitor. @returns their user id, `undefined` when the server says no without a reason */
async function registered(request: RequestOf<typeof registerDealer>): Promise<string | undefined> {
  const answer = await call(registerDealer, { request });
  return answer.status === 'valid' ? answer.user_id : undefined;
}

/** Field messages go under their fields; everything else is said above the button. */
function problemOf(error: unknown, onRefused: Reactions['onRefused'], text: string): Problem | undefined {
  const { kind, fields } = error as { kind?: string; fields?: Record<string, readonly string[]> };
  if (kind !== 'validation' || !fields || Object.keys(fields).length === 0)
    return { text, reload: isReloadOffered(error) };
  const left = onRefused(Object.fromEntries(Object.entries(fields).map(([field, [first = '']]) => [field, first])));
  return left.length > 0 ? { text: left.join(' '), reload: false } : undefined;
}
