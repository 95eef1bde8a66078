import { type ReactNode, type RefObject, useRef } from 'react';
import { formatSen } from '../../../shared/lib/format-sen.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { StillWorking } from '../../../shared/ui/still-working.tsx';
import { useText } from '../../../shared/ui/text.ts';
import { useBarHeight } from '../../../shared/ui/use-bar-height.ts';
import { quote, type Room, type RoomFee, type SessionName } from '../room-session-booking.model.ts';
import { texts } from '../room-session-booking.text.ts';

interface BookBarProps {
  room: Room;
  sessions: readonly SessionName[];
  wholeRoom: boolean;
  roomFee: RoomFee;
  /** The screen around it, which keeps what has the focus out from under it. */
  screen: RefObject<HTMLElement | null>;
  busy: boolean;
  onBook: () => void;
}

/** What is paid, and the button that leads there; on a phone always in reach of the thumb. */
export function BookBar({ room, sessions, wholeRoom, roomFee, screen, busy, onBook }: BookBarProps): ReactNode {
  const words = useText(texts);
  const bar = useRef<HTMLElement>(null);
  useBarHeight(bar, screen, '--_bar');
  const { each, times, total } = quote(room, sessions, wholeRoom, roomFee);
  const isOnce = wholeRoom && roomFee === 'order';
  return (
    <section ref={bar} className="rs-bar" aria-label={words.summary}>
      <dl className="rs-summary">
        <dt>{wholeRoom ? words.feeRoom : words.feePerson}</dt>
        <dd>{isOnce ? formatSen(each) : `${formatSen(each)} × ${words.sessionCount(times)}`}</dd>
        <dt className="rs-total">{words.total}</dt>
        <dd className="rs-total">{formatSen(total)}</dd>
      </dl>
      <Button variant="primary" busy={busy} onClick={onBook}>
        {words.book}
      </Button>
      <StillWorking busy={busy} />
    </section>
  );
}
