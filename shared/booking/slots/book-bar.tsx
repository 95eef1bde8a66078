import type { ReactNode, RefObject } from 'react';
import { ActionBar, Button } from '../../ui/controls/index.ts';
import { Status } from '../../ui/feedback/index.ts';
import { mainVariant, useText } from '../../ui/base/index.ts';
import type { Booking } from './booking.ts';
import { type Changes, hasChanges } from './changes.ts';
import { MAX_SLOTS_PER_DATE, slotCount } from './selection.ts';
import { slotBookingText } from './slot-booking.text.ts';

interface BookBarProps {
  booking: Booking;
  changes: Changes;
  /** The screen around the bar. A focused element in it is scrolled out from under the bar. */
  around: RefObject<HTMLElement | null>;
  busy: boolean;
  /** The error of the last attempt. */
  failure: unknown;
  onBook: () => void;
}

/**
 * How many slots are booked and given back (D24), and the button that does both. On a phone the bar sticks to the bottom while there
 * are changes. Without changes only its empty live regions are rendered.
 */
export function BookBar({ booking, changes, around, busy, failure, onBook }: BookBarProps): ReactNode {
  const words = useText(slotBookingText);
  const [booked, givenBack] = [slotCount(changes.booked), slotCount(changes.givenBack)];
  const summary = hasChanges(changes)
    ? [booked > 0 && words.count(booked), givenBack > 0 && words.giveBackCount(givenBack)].filter(Boolean).join(' · ')
    : booking.mine.length > 0
      ? words.mineCount(slotCount(booking.mine))
      : '';
  return (
    <ActionBar className="sb-bar" empty={summary === ''} idle={!hasChanges(changes)} around={around} busy={busy}>
      <p className="sb-limit" role="status">
        {booking.tooMany === null ? '' : words.limit(MAX_SLOTS_PER_DATE)}
      </p>
      <Status className="sb-count">{summary}</Status>
      {summary !== '' && (
        <Button variant={mainVariant(failure)} busy={busy} aria-disabled={!hasChanges(changes)} onClick={onBook}>
          {booked === 0 && givenBack > 0 ? words.giveBack : words.book}
        </Button>
      )}
    </ActionBar>
  );
}
