import { type ReactNode, type RefObject, useRef } from 'react';
import { Button } from '../ui/button.tsx';
import { StillWorking } from '../ui/still-working.tsx';
import { useText } from '../ui/text.ts';
import { useBarHeight } from '../ui/use-bar-height.ts';
import { type Booking, type Changes, hasChanges } from './booking.ts';
import { slotCount } from './selection.ts';
import { slotBookingText } from './slot-booking.text.ts';

interface BookBarProps {
  booking: Booking;
  changes: Changes;
  /** The screen around it, which keeps what has the focus out from under it. */
  screen: RefObject<HTMLElement | null>;
  busy: boolean;
  onBook: () => void;
}

/**
 * How much is booked and given back (D24), and the button that does both; on a phone always in reach of the thumb. Before there is
 * something to say only its live regions are there.
 */
export function BookBar({ booking, changes, screen, busy, onBook }: BookBarProps): ReactNode {
  const words = useText(slotBookingText);
  const bar = useRef<HTMLDivElement>(null);
  useBarHeight(bar, screen, '--_bar');
  const [booked, givenBack] = [slotCount(changes.booked), slotCount(changes.givenBack)];
  const says = hasChanges(changes)
    ? [booked > 0 && words.count(booked), givenBack > 0 && words.giveBackCount(givenBack)].filter(Boolean).join(' · ')
    : booking.mine.length > 0
      ? words.mineCount(slotCount(booking.mine))
      : '';
  return (
    <div ref={bar} className="sb-bar" data-empty={says === '' || undefined}>
      <p className="sb-limit" role="status">
        {booking.tooMany === null ? '' : words.limit}
      </p>
      <p className="sb-count" role="status">
        {says}
      </p>
      {says !== '' && (
        <Button variant="primary" busy={busy} aria-disabled={!hasChanges(changes)} onClick={onBook}>
          {booked === 0 && givenBack > 0 ? words.giveBack : words.book}
        </Button>
      )}
      <StillWorking busy={busy} />
    </div>
  );
}
