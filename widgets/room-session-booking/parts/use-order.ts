import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { momentOf } from '../../../shared/booking/moment.ts';
import { call } from '../../../shared/api/call.ts';
import { mayBeDone } from '../../../shared/api/error-text.ts';
import { bookRoom, roomCalendar, roomPeople } from '../../../shared/contract/session-booking.ts';
import type { RequestOf } from '../../../shared/contract/endpoint.ts';
import { logError } from '../../../shared/lib/log.ts';
import { pageSettings } from '../../../shared/lib/page-settings.ts';
import { paymentAddress, paymentProvider } from '../../../shared/lib/payment-address.ts';
import { unawaited } from '../../../shared/lib/unawaited.ts';
import { useWidget } from '../../../shared/runtime/index.ts';
import { useText } from '../../../shared/ui/text.ts';
import { useDialogs } from '../../../shared/ui/use-dialogs.ts';
import { begunSessions } from '../room-session-booking.model.ts';
import { texts } from '../room-session-booking.text.ts';

type Order = RequestOf<typeof bookRoom>;

interface OrderRun {
  /** The request runs, or the page is about to be left for the payment. */
  busy: boolean;
  /** Why the last attempt failed; the choice is still there. */
  failure: unknown;
  /** The page does not say where to pay, and nothing was sent (D6). */
  unpayable: boolean;
  /** How often an order was refused, by the server or because a session had begun, and the person has been told. */
  refusals: number;
  /** Asks, books, and leaves for the payment provider. Does nothing while it runs (W8). */
  order: (order: Order) => Promise<void>;
  /** Reads balances and people afresh. */
  refresh: () => Promise<void>;
  /** The person came back from the payment by the back button (D7): usable again, with what is left now. */
  comeBack: () => void;
}

/** @param userId decides between the provider's addresses (D6) */
export function useOrder(userId = ''): OrderRun {
  const words = useText(texts);
  const dialogs = useDialogs();
  const client = useQueryClient();
  const { change, navigate, element } = useWidget();
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [unpayable, setUnpayable] = useState(false);
  const [refusals, setRefusals] = useState(0);

  const refresh = async (): Promise<void> => {
    await Promise.all([roomCalendar, roomPeople].map(({ path }) => client.invalidateQueries({ queryKey: [path] })));
  };
  const refused = async (text: string): Promise<void> => {
    setBusy(false);
    unawaited(refresh());
    await dialogs.alert({ title: words.attention, text, icon: 'warning' });
    setRefusals((count) => count + 1);
  };
  const providerNow = (): string | undefined => {
    try {
      return paymentProvider(userId, pageSettings());
    } catch (error) {
      logError('the order could not be paid, so it was not sent.', element, error);
      return undefined;
    }
  };
  const run = async (request: Order): Promise<void> => {
    const provider = providerNow();
    setUnpayable(provider === undefined);
    if (provider === undefined) return;
    const goesOn = await dialogs.confirm({
      title: words.confirmTitle,
      text: words.confirm,
      confirmText: words.pay,
      icon: 'warning',
    });
    if (!goesOn) return;
    // something may have begun while the question was open (D25)
    const begun = begunSessions(request.sessions, request.date, momentOf());
    if (begun.length > 0) return refused(words.begun(begun.join(', ')));
    setBusy(true);
    setFailure(null);
    const answer = await call(bookRoom, { request });
    if (answer.outcome !== 'pay')
      return refused(answer.outcome === 'session_full' ? words.sessionFull : words.wholeRoomRefused);
    change(request);
    if (!navigate(paymentAddress(answer.to, provider))) setBusy(false);
  };

  return {
    busy,
    failure,
    unpayable,
    refusals,
    refresh,
    async order(request) {
      if (running.current) return;
      running.current = true;
      await run(request).catch((error: unknown) => {
        logError('a room could not be booked.', element, error);
        setBusy(false);
        setFailure(error);
        if (mayBeDone(error)) unawaited(refresh());
      });
      running.current = false;
    },
    comeBack() {
      setBusy(false);
      unawaited(refresh());
    },
  };
}
