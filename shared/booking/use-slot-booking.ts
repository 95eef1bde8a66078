import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isSessionEnded, mayBeDone } from '../api/error-text.ts';
import { DATE_NOT_AVAILABLE } from '../contract/slot-booking.ts';
import { logError } from '../lib/log.ts';
import { unawaited } from '../lib/unawaited.ts';
import { useWidget } from '../runtime/index.ts';
import { useText } from '../ui/text.ts';
import { useUi } from '../ui/ui-context.ts';
import { useDialogs } from '../ui/use-dialogs.ts';
import { afterClock, type Changes, changesOf, dataOf, hasChanges } from './booking.ts';
import { momentOf } from './moment.ts';
import { sayingOf } from './question.ts';
import type { Screen, Step } from './screen.ts';
import { slotCount } from './selection.ts';
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

/**
 * @param sendsEmptied whether a date from which everything of mine was removed is sent (D24)
 * @param onLost shows the person the list of the slots that could not be had; the message is closed by then
 */
export function useSlotBooking(
  kind: SlotKind,
  screen: Screen,
  sendsEmptied: boolean,
  step: (step: Step) => void,
  onLost: (list: 'full' | 'begun') => void,
): SlotBookingRun {
  const words = useText(slotBookingText);
  const dialogs = useDialogs();
  const { locale } = useUi();
  const client = useQueryClient();
  const { change, reload, element } = useWidget();
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const { place, date, booking } = screen;
  const [path] = kind.times(place, date).queryKey;
  const refresh = (): Promise<void> => client.resetQueries({ queryKey: [path] });

  const warn = async (text: string, list: 'full' | 'begun'): Promise<void> => {
    await dialogs.alert({ title: words.conflictTitle, text, icon: 'warning' });
    onLost(list);
  };

  const run = async (changes: Changes): Promise<void> => {
    const { question, done } = sayingOf(changes, locale);
    if (!(await dialogs.confirm(question))) return;
    // something may have begun while the question was open (D25)
    const moment = momentOf();
    const now = afterClock(booking, moment);
    if (slotCount(now.begun) > slotCount(booking.begun)) {
      step({ type: 'clock', moment });
      return warn(words.begun, 'begun');
    }
    setBusy(true);
    setFailure(null);
    step({ type: 'sending' });
    const { message, masa } = await kind.book(place, dataOf(now, sendsEmptied));
    if (message === DATE_NOT_AVAILABLE) {
      step({ type: 'conflict', masa });
      setBusy(false);
      unawaited(refresh());
      return warn(words.conflict, 'full');
    }
    change({ place, slots: now.chosen });
    setBusy(false); // the message waits for the person, not for the server
    await dialogs.alert({ ...done, icon: 'success' });
    if (reload()) setBusy(true);
    else unawaited(refresh());
  };

  const fail = async (error: unknown, changes: Changes): Promise<void> => {
    logError('a booking of slots did not succeed.', element, error);
    setBusy(false);
    setFailure(error);
    // the server may have booked although its answer was lost
    if (!isSessionEnded(error)) unawaited(client.invalidateQueries({ queryKey: [path] }));
    const { notKnown, failed } = sayingOf(changes, locale);
    await dialogs.alert(mayBeDone(error) ? { ...notKnown, icon: 'warning' } : { ...failed, icon: 'error' });
  };

  return {
    busy,
    failure,
    refresh,
    async book() {
      const changes = changesOf(booking, sendsEmptied);
      if (running.current || !place || !hasChanges(changes)) return;
      running.current = true;
      await run(changes).catch((error: unknown) => fail(error, changes));
      running.current = false;
    },
    comeBack() {
      setBusy(false);
      unawaited(refresh());
    },
  };
}
