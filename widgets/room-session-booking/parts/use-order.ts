import { useQueryClient } from '../../../shared/runtime/server-state/index.ts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { momentOf } from '../../../shared/booking/index.ts';
import { call } from '../../../shared/api/index.ts';
import { mayBeDone } from '../../../shared/runtime/failures/index.ts';
import { bookRoom, roomCalendar, roomPeople, rooms } from '../../../shared/contract/calls/index.ts';
import type { RequestOf } from '../../../shared/contract/index.ts';
import { paymentAddress, paymentOpens, providerHere } from '../../../shared/booking/payment/index.ts';
import type { Fact } from '../../../shared/ui/popups/index.ts';
import { unawaited } from '../../../shared/page/index.ts';
import { useAction, useWidget } from '../../../shared/runtime/index.ts';
import { useText } from '../../../shared/ui/base/index.ts';
import { useDialogs } from '../../../shared/ui/ask/index.ts';
import { begunSessions } from '../room-session-booking.model.ts';
import { texts } from '../room-session-booking.text.ts';

/** Names the orders of this widget among what can be paid, for the outcome of a payment. */
export const PAYMENT_ITEM = 'room-session-booking';

type Order = RequestOf<typeof bookRoom>;

interface OrderRun {
  /** True while the request runs, or the question before it waits for its code. */
  busy: boolean;
  /** True when the order was accepted and the payment page is opening, which the person or the page may have stopped. */
  leaving: boolean;
  /** The error of the last attempt. The choice is kept. */
  failure: unknown;
  /** True when the page names no payment provider, so that nothing was sent (D6). */
  unpayable: boolean;
  /** How many orders were refused, by the server or because a session had begun; counted after the message was closed. */
  refusals: number;
  /** Asks for confirmation with these facts, books, and opens the payment provider's page. Does nothing while it runs (W8). */
  order: (order: Order, facts: readonly Fact[]) => Promise<void>;
  /** Opens the payment page of the order again that was accepted, without sending anything. */
  goToPayment: () => void;
  /** Reads the fees, the places left and the people again. */
  refresh: () => Promise<void>;
  /** Call when the person comes back from the payment page (D7): the form is usable again and reads the fees and what is left. */
  comeBack: () => void;
}

/**
 * Orders sessions of a room and opens the payment page.
 * @param userId the person who pays; decides between the provider's addresses (D6)
 * @param payment the address of the payment page, if what is chosen was ordered already
 * @param onAccepted called with that address when it is opened
 */
export function useOrder(userId = '', payment: string | undefined, onAccepted: (payment: string) => void): OrderRun {
  const words = useText(texts);
  const dialogs = useDialogs();
  const client = useQueryClient();
  const { change, navigate, element } = useWidget();
  const { status, error, run } = useAction('a room could not be booked.', true);
  const [leaving, setLeaving] = useState(false);
  const [unpayable, setUnpayable] = useState(false);
  const [refusals, setRefusals] = useState(0);

  const open = (address: string): void => {
    paymentOpens(PAYMENT_ITEM);
    // at once: what is kept when the page is left has to know it
    flushSync(() => {
      onAccepted(address);
      setLeaving(true);
    });
    navigate(address);
  };
  const refresh = async (): Promise<void> => {
    await Promise.all(
      [rooms, roomCalendar, roomPeople].map(({ path }) => client.invalidateQueries({ queryKey: [path] })),
    );
  };
  const refused = async (text: string): Promise<void> => {
    unawaited(refresh());
    await dialogs.alert({ title: words.attention, text, icon: 'warning' });
    setRefusals((count) => count + 1);
  };
  const order: OrderRun['order'] = async (request, facts) => {
    let provider = '';
    const confirmed = async (): Promise<boolean> => {
      const named = providerHere(userId, 'the order could not be paid, so it was not sent.', element);
      setUnpayable(named === undefined);
      if (named === undefined) return false;
      provider = named;
      const goesOn = await dialogs.confirm({
        title: words.confirmTitle,
        text: words.confirm,
        facts,
        confirmText: words.pay,
      });
      if (!goesOn) return false;
      // a session may have begun while the question was open (D25)
      const begun = begunSessions(request.sessions, request.date, momentOf());
      if (begun.length > 0) await refused(words.begun(begun.map(words.session).join(', ')));
      return begun.length === 0;
    };
    const send = async () => {
      const answer = await call(bookRoom, { request });
      if (answer.outcome !== 'pay') return answer.outcome;
      change(request);
      const address = paymentAddress(answer.to, provider);
      open(address); // the order counts as accepted, whoever opens the address: a listener of dw:navigate may do so itself
      return undefined;
    };
    const onFailure = (problem: unknown) => mayBeDone(problem) && unawaited(refresh());
    const refusal = await run(send, { confirmed, onFailure });
    if (refusal) await refused(refusal === 'session_full' ? words.sessionFull : words.wholeRoomRefused);
  };

  return {
    busy: status === 'busy' || dialogs.isWaiting,
    leaving,
    failure: error,
    unpayable,
    refusals,
    refresh,
    order,
    goToPayment: () => payment !== undefined && open(payment),
    comeBack() {
      setLeaving(false);
      unawaited(refresh());
    },
  };
}
