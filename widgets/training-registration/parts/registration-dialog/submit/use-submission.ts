import { useRef, useState } from 'react';
import { call } from '../../../../../shared/api/index.ts';
import { errorText, isReloadOffered } from '../../../../../shared/runtime/failures/index.ts';
import type { RequestOf } from '../../../../../shared/contract/index.ts';
import { enrol, registerDealer } from '../../../../../shared/contract/calls/index.ts';
import { formatSen } from '../../../../../shared/lib/index.ts';
import { paymentAddress, paymentOpens, providerHere } from '../../../../../shared/booking/payment/index.ts';
import { useAction, useWidget } from '../../../../../shared/runtime/index.ts';
import { useDialogs } from '../../../../../shared/ui/ask/index.ts';
import type { Fact } from '../../../../../shared/ui/popups/index.ts';
import { useText, useUi } from '../../../../../shared/ui/base/index.ts';
import { useStateOf } from '../../../../../shared/ui/hooks/index.ts';
import { type Enrolment, enrolmentOf, registrationOf } from '../payload.ts';
import { paymentItem } from '../../../payment-item.ts';
import { codeOf } from '../phone.ts';
import type { Properties } from '../../../training-registration.props.ts';
import { texts } from '../../../training-registration.text.ts';
import type { FormValues } from '../form-values.ts';
import { linesOf } from '../order/bill.tsx';
import type { OrderState } from '../order/use-order.ts';
import type { Who } from '../person/who.ts';

/** An order as it was on the screen when the button was pressed. */
export interface Submission {
  variant: 1 | 2;
  /** The person to enrol; absent for a visitor, who must be registered first. */
  user_id: string | undefined;
  registration: RequestOf<typeof registerDealer> | undefined;
  enrolment: Enrolment;
  /** What the question names: the training, its bill, and the amount once more. */
  title: string;
  bill: readonly Fact[];
  total: string;
}

interface Entered {
  values: FormValues;
  who: Who;
  properties: Properties;
  order: OrderState;
  words: (typeof texts)['ms'];
}

/** Collects what is on the screen for sending. The total is the one that was visible when the button was pressed. */
export function submissionOf({ values, who, properties, order, words }: Entered): Submission {
  const enrolment = enrolmentOf({
    training_id: properties.training_id,
    training_referrer: properties.training_referrer,
    valid_referral_coupon: properties.valid_referral_coupon,
    training_price_id: order.price?.id ?? null,
    fullUnitSen: order.fullUnitSen,
    coupons: order.couponState.coupons,
    spouse: order.withSpouse
      ? { name: values.spouse_name, phone_code: codeOf(values.spouse_phone_code), phone: values.spouse_phone }
      : null,
    quantity: order.quote.quantity,
    totalSen: order.quote.totalSen,
  });
  return {
    variant: properties.variant,
    enrolment,
    total: formatSen(order.quote.totalSen),
    bill: linesOf(order, properties, words).map(({ label, detail, amount }) => [label, amount, detail] as const),
    title: properties.title,
    ...(who.kind === 'visitor'
      ? { user_id: undefined, registration: registrationOf({ ...values, phone_code: codeOf(values.phone_code) }) }
      : { user_id: who.user_id, registration: undefined }),
  };
}

export interface Problem {
  text: string;
  /** Whether a reload helps. */
  reload: boolean;
}

interface Reactions {
  /** The price and the persons that are chosen now. What the server has said against an order goes when they are others. */
  chosen: string;
  /** Called when the visitor exists on the server, whatever happens to the enrolment. */
  onRegistered(userId: string): void;
  /**
   * Called for a 422 with the first message of each field.
   * @returns the messages whose field is not on the screen
   */
  onRefused(messages: Record<string, string>): string[];
}

export interface SubmissionState {
  /** `asking`: a question or message is open. `sending`: requests run. `leaving`: accepted, the payment page is opening. */
  stage: 'idle' | 'asking' | 'sending' | 'leaving';
  problem: Problem | undefined;
  submit(submission: Submission): Promise<void>;
  /** Opens the payment page of the accepted enrolment again, without sending anything. */
  goToPayment(): void;
  /** Makes the form usable again when it is opened again; clears an old problem. The accepted order itself still leads to its payment. */
  reset(): void;
  /** The same, after the person has come back from the payment page (D7): nothing counts as accepted any more. */
  comeBack(): void;
}

/** From "Daftar dan bayar" to the payment page: checks the provider, asks, registers a visitor, enrols, redirects. One run at a time (W8). */
export function useSubmission({ chosen, onRegistered, onRefused }: Reactions): SubmissionState {
  const { navigate, change, element } = useWidget();
  const { alert, confirm } = useDialogs();
  const { locale } = useUi();
  const words = useText(texts);
  const { status, run } = useAction('a training registration did not go through; what was typed is kept.', true);
  /** The stages that the action's own status does not show; they replace it. */
  const [waitsFor, setWaitsFor] = useState<'asking' | 'leaving'>();
  const [failure, setFailure] = useState<Problem>();
  const [refusal, setRefusal] = useStateOf<Problem | undefined>(chosen, undefined);
  /** The accepted enrolment, and the address of its payment page: the same one is not sent twice. */
  const accepted = useRef<{ order: string; item: string; payment: string }>(undefined);

  const forgetProblems = (): void => {
    setFailure(undefined);
    setRefusal(undefined);
  };

  const goToPayment = (): void => {
    if (!accepted.current) return;
    paymentOpens(accepted.current.item);
    navigate(accepted.current.payment);
  };

  /** The payment provider. If the page names none, an order could not be paid, so a message is shown and nothing is sent (D6). */
  const providerFor = (userId: string): string | undefined => {
    const provider = providerHere(userId, 'the registration could not be paid, so it was not sent.', element);
    if (provider === undefined) setFailure({ text: words.unpayable, reload: false });
    return provider;
  };

  const submit = async ({
    variant,
    user_id,
    registration,
    enrolment,
    title,
    bill,
    total,
  }: Submission): Promise<void> => {
    const confirmed = async (): Promise<boolean> => {
      forgetProblems();
      if (variant === 1 && providerFor(user_id ?? '') === undefined) return false;
      setWaitsFor('asking');
      const facts = [title, ...bill];
      const isSure = await confirm({ title: words.sureTitle, text: words.sure, facts, confirmText: words.pay(total) });
      if (!isSure) setWaitsFor(undefined);
      return isSure;
    };
    const send = async () => {
      setWaitsFor(undefined);
      const userId = user_id ?? (registration && (await register(registration)));
      if (userId === undefined) {
        setFailure({ text: words.notRegistered, reload: false });
        return undefined;
      }
      if (user_id === undefined) onRegistered(userId);
      // the payment address depends on the user id, which a visitor gets only now
      const provider = variant === 1 ? providerFor(userId) : '';
      if (provider === undefined) return undefined;
      const request = { ...enrolment, user_id: userId };
      const order = JSON.stringify(request);
      if (accepted.current?.order !== order) {
        accepted.current = undefined;
        const answer = await call(enrol, { request });
        change({ user_id: userId, training_id: enrolment.training_id, outcome: answer.outcome });
        if (answer.outcome === 'already-registered') {
          setWaitsFor('asking');
          return answer.outcome;
        }
        const payment = variant === 1 ? paymentAddress(answer.to, provider) : answer.to;
        accepted.current = { order, item: paymentItem(enrolment.training_id), payment };
      }
      setWaitsFor('leaving');
      goToPayment();
      return undefined;
    };
    const onFailure = (error: unknown): void => {
      if (!accepted.current) setWaitsFor(undefined);
      const messages = messagesOf(error);
      if (!messages)
        return setFailure({ text: errorText(error, locale, words.sendAgain), reload: isReloadOffered(error) });
      const left = onRefused(messages);
      // a reload is also offered where the page cannot be read again
      if (left.length > 0) setRefusal({ text: left.join(' '), reload: true });
    };
    if (await run(send, { confirmed, onFailure }))
      await alert({ title: words.alreadyTitle, text: words.already, icon: 'info' }).finally(() =>
        setWaitsFor(undefined),
      );
  };

  const reset = (): void => {
    if (waitsFor === 'leaving') setWaitsFor(undefined);
    forgetProblems();
  };
  return {
    stage: waitsFor ?? (status === 'busy' ? 'sending' : 'idle'),
    problem: failure ?? refusal,
    submit,
    goToPayment,
    reset,
    comeBack() {
      accepted.current = undefined;
      reset();
    },
  };
}

/**
 * Registers a visitor.
 * @returns the user id; `undefined` when the server refuses without a reason
 */
async function register(request: RequestOf<typeof registerDealer>): Promise<string | undefined> {
  const answer = await call(registerDealer, { request });
  return answer.status === 'valid' ? answer.user_id : undefined;
}

/** The first message of each field of a 422; `undefined` for another failure, and for a 422 that names no field. */
function messagesOf(error: unknown): Record<string, string> | undefined {
  // anything may be thrown; both fields are checked below
  const { kind, fields } = error as { kind?: string; fields?: Record<string, readonly string[]> };
  if (kind !== 'validation' || !fields || Object.keys(fields).length === 0) return undefined;
  return Object.fromEntries(Object.entries(fields).map(([field, [first = '']]) => [field, first]));
}
