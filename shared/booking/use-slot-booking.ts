import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { mayBeDone } from '../api/error-text.ts';
import { DATE_NOT_AVAILABLE } from '../contract/slot-booking.ts';
import { logError } from '../lib/log.ts';
import { unawaited } from '../lib/unawaited.ts';
import { useWidget } from '../runtime/index.ts';
import { useText } from '../ui/text.ts';
import { useDialogs } from '../ui/use-dialogs.ts';
import { dataOf, isChanged } from './booking.ts';
import { isSessionEnded } from '../runtime/failure-notice.tsx';
import type { Screen, Step } from './screen.ts';
import { slotBookingText } from './slot-booking.text.ts';
import type { SlotKind } from './slot-kind.ts';

interface SlotBookingRun {
  /** The request runs, or the page is about to reload. */
  busy: boolean;
  /** Why the last attempt failed; what was chosen is still there. */
  failure: unknown;
  /** Asks, books, and tells how it went (part 8). Does nothing while it runs (W8). */
  book: () => Promise<void>;
  /** Reads the slots of every date afresh. */
  refresh: () => Promise<void>;
  /** The page was left and came back (D7): usable again, with what is available now. */
  comeBack: () => void;
}

/** @param onConflict shows the person where the full slots are listed; the message is closed by then */
export function useSlotBooking(
  kind: SlotKind,
  screen: Screen,
  step: (step: Step) => void,
  onConflict: () => void,
): SlotBookingRun {
  const words = useText(slotBookingText);
  const dialogs = useDialogs();
  const client = useQueryClient();
  const { change, reload } = useWidget();
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const { place, date, booking } = screen;
  const [path] = kind.times(place, date).queryKey;
  const refresh = (): Promise<void> => client.resetQueries({ queryKey: [path] });

  const run = async (): Promise<void> => {
    if (!(await dialogs.confirm({ title: words.confirmTitle, text: words.confirm }))) return;
    setBusy(true);
    setFailure(null);
    step({ type: 'sending' });
    const { message, masa } = await kind.book(place, dataOf(booking));
    if (message === DATE_NOT_AVAILABLE) {
      step({ type: 'conflict', masa });
      setBusy(false);
      unawaited(refresh());
      await dialogs.alert({ title: words.conflictTitle, text: words.conflict, icon: 'warning' });
      onConflict();
      return;
    }
    change({ place, slots: booking.chosen });
    await dialogs.alert({ title: words.doneTitle, text: words.done, icon: 'success' });
    if (reload()) return;
    setBusy(false);
    unawaited(refresh());
  };

  const fail = async (error: unknown): Promise<void> => {
    logError('a booking of slots did not succeed.', error);
    setBusy(false);
    setFailure(error);
    // the server may have booked although its answer was lost
    if (!isSessionEnded(error)) unawaited(client.invalidateQueries({ queryKey: [path] }));
    await dialogs.alert(
      mayBeDone(error)
        ? { title: words.notKnownTitle, text: words.notKnown, icon: 'warning' }
        : { title: words.failedTitle, text: words.failed, icon: 'error' },
    );
  };

  return {
    busy,
    failure,
    refresh,
    async book() {
      if (running.current || !place || !isChanged(booking)) return;
      running.current = true;
      await run().catch(fail);
      running.current = false;
    },
    comeBack() {
      setBusy(false);
      unawaited(refresh());
    },
  };
}
