import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { StillWorking } from '../ui/still-working.tsx';
import { useText } from '../ui/text.ts';
import { type Booking, isChanged } from './booking.ts';
import { slotCount } from './selection.ts';
import { slotBookingText } from './slot-booking.text.ts';

/** How much is chosen, and the button that books it; on a phone always in reach of the thumb. */
export function BookBar({ booking, busy, onBook }: { booking: Booking; busy: boolean; onBook: () => void }): ReactNode {
  const words = useText(slotBookingText);
  const count = slotCount(booking.chosen);
  return (
    <div className="sb-bar">
      <p className="sb-limit" role="status">
        {booking.tooMany === null ? '' : words.limit}
      </p>
      <p className="sb-count" role="status">
        {count === 0 ? words.nothing : words.count(count)}
      </p>
      <Button variant="primary" busy={busy} aria-disabled={!isChanged(booking)} onClick={onBook}>
        {words.book}
      </Button>
      <StillWorking busy={busy} />
    </div>
  );
}
