import { useState } from 'react';
import { isSessionEnded, mayBeDone } from '../../runtime/failures/index.ts';
import { logNote } from '../../page/index.ts';
import { useAction, useWidget } from '../../runtime/index.ts';
import { useText, useUi } from '../../ui/base/index.ts';
import { useDialogs } from '../../ui/ask/index.ts';
import { afterClock, chosenOf } from './booking.ts';
import { changesIn, changesOf, dataOf, hasChanges, isChanged } from './changes.ts';
import { momentOf } from '../index.ts';
import { dialogTexts } from './question.ts';
import { keepReceipt, type Receipt, takeReceipt } from './receipt.ts';
import type { Screen, Step } from './screen.ts';
import { slotCount, union } from './selection.ts';
import { slotBookingText } from './slot-booking.text.ts';
import type { SlotKind } from './slot-kind.ts';
import { useReadAgain } from './use-read-again.ts';

interface SlotBookingRun {
  /** True while the request runs. Until the page has reloaded nothing is left to be booked, and a person who stops the reload can go on. */
  busy: boolean;
  /** The error of the last attempt. The choice is kept. */
  failure: unknown;
  /** Asks for confirmation, books and shows the result (part 8). Does nothing while a booking runs (W8). */
  book: () => Promise<void>;
  /** What was just booked, perhaps before the page reloaded. */
  receipt: Receipt | undefined;
  /** Call when the page comes back from the back/forward cache (D7): reads the slots again. */
  comeBack: () => void;
}

interface SlotBookingOptions {
  kind: SlotKind;
  screen: Screen;
  /** Changes the screen. */
  step: (step: Step) => void;
  /** Whether a date is sent after all of my slots on it were removed (D24). */
  sendsEmptied: boolean;
  /** Name of the ATM or room. */
  placeName: string;
  /** Shows the person the list of slots that were not available; it is called after the message is closed. */
  onLost: (list: 'full' | 'begun') => void;
}

/** Books the chosen slots. */
export function useSlotBooking(options: SlotBookingOptions): SlotBookingRun {
  const { kind, screen, step, sendsEmptied, placeName, onLost } = options;
  const words = useText(slotBookingText);
  const dialogs = useDialogs();
  const { locale, left } = useUi();
  const { change, reload, name, element } = useWidget();
  const { status, error, run } = useAction('a booking of slots did not succeed.', true);
  const [receipt, setReceipt] = useState(() => takeReceipt(name));
  const { place, booking } = screen;
  const { readNow, readAgain, readAgainQuietly } = useReadAgain(kind, screen, step);

  const warn = async (text: string, list: 'full' | 'begun'): Promise<void> => {
    await dialogs.alert({ title: words.conflictTitle, text, icon: 'warning' });
    onLost(list);
  };

  const book = async (): Promise<void> => {
    const changes = changesOf(booking, sendsEmptied);
    if (!place || !hasChanges(changes)) return;
    const { question, done, notKnown, failed } = dialogTexts(changes, placeName, words, locale);
    const confirmed = async (): Promise<boolean> => {
      if (!(await dialogs.confirm(question))) return false;
      // a slot may have begun while the question was open (D25)
      const moment = momentOf();
      if (slotCount(afterClock(booking, moment).begun) === slotCount(booking.begun)) return true;
      step({ type: 'clock', moment });
      await warn(words.begun, 'begun');
      return false;
    };
    const send = async () => {
      step({ type: 'sending' });
      setReceipt(undefined);
      const dates = union(changes.booked, changes.givenBack).map((day) => day.date);
      // with what was booked meanwhile in another tab or on another device
      const sent = await readNow({ ...booking, full: [], tooMany: null }, dates);
      if (slotCount(sent.full) > 0) return { sent, outcome: 'full' as const, masa: sent.full };
      if (sent.tooMany !== null) return undefined; // the bar says so
      if (!isChanged(sent)) return { sent, outcome: 'booked' as const, masa: [] }; // all of it was done there
      if (!hasChanges(changesOf(sent, sendsEmptied))) return undefined;
      const { outcome, message, masa } = await kind.book(place, dataOf(sent, sendsEmptied));
      if (outcome === 'booked' && !/^success$/i.test(message))
        logNote(
          `the message ${JSON.stringify(message)} of a booking is not known, so it counts as a success.`,
          element,
        );
      return { sent, outcome, masa };
    };
    const onFailure = (problem: unknown) => {
      // the answer was lost, so the server may have booked
      if (!isSessionEnded(problem)) readAgainQuietly();
      return dialogs.alert(mayBeDone(problem) ? { ...notKnown, icon: 'warning' } : { ...failed, icon: 'error' });
    };
    const answer = await run(send, { confirmed, onFailure });
    if (!answer) return;
    if (answer.outcome === 'full') {
      step({ type: 'conflict', masa: answer.masa });
      readAgain();
      return warn(words.conflict, 'full');
    }
    const slots = chosenOf(answer.sent);
    change({ place, slots });
    const taken = changesIn(changes, slots);
    keepReceipt(name, { state: screen.state, place, booked: taken.booked, givenBack: taken.givenBack });
    step({ type: 'booked', changes: taken });
    readAgainQuietly(); // while the message is open, because the person may stop the reload
    await dialogs.alert({ ...done, icon: 'success' });
    // while the screen is out of the page the receipt stays kept: it is shown when the screen is back
    if (!reload() && !left?.aborted) setReceipt(takeReceipt(name));
  };

  return {
    busy: status === 'busy' || dialogs.isWaiting,
    failure: error,
    receipt,
    book,
    comeBack: readAgain,
  };
}
