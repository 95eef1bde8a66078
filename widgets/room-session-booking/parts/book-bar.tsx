import type { ReactNode, RefObject } from 'react';
import { ActionBar, Button, Chip } from '../../../shared/ui/controls/index.ts';
import { dateWords, formatSen } from '../../../shared/lib/index.ts';
import { mainVariant, useText, useUi } from '../../../shared/ui/base/index.ts';
import type { Day, quote, Room, SessionName } from '../room-session-booking.model.ts';
import { texts } from '../room-session-booking.text.ts';

interface BookBarProps {
  room: Room;
  date: Day['date'];
  sessions: readonly SessionName[];
  wholeRoom: boolean;
  bill: ReturnType<typeof quote>;
  /** The screen around the bar. A focused element in it is scrolled out from under the bar. */
  around: RefObject<HTMLElement | null>;
  busy: boolean;
  /** The error of the last attempt. */
  failure: unknown;
  /** The payment page of the accepted order is opening. */
  leaving: boolean;
  onRemove: (session: SessionName) => void;
  onBook: () => void;
  /** Opens that page again. */
  onPay: () => void;
}

/** The choice with its price, and the button to pay. Stays in view while the page scrolls; on a phone at the bottom. */
export function BookBar({
  room,
  date,
  sessions,
  wholeRoom,
  bill: { each, times, total },
  around,
  busy,
  failure,
  leaving,
  onRemove,
  onBook,
  onPay,
}: BookBarProps): ReactNode {
  const words = useText(texts);
  const { locale } = useUi();
  return (
    <ActionBar className="rs-bar" label={words.summary} around={around} busy={busy}>
      <div className="rs-choice">
        <b dir="auto">{room.name}</b>
        <span>{dateWords(date, locale)}</span>
        <ul className="ui-chips" inert={busy || leaving}>
          {sessions.map((session) => (
            <li key={session}>
              <Chip
                text={words.session(session)}
                label={words.remove(words.session(session))}
                onRemove={() => onRemove(session)}
              />
            </li>
          ))}
        </ul>
      </div>
      <dl className="rs-summary">
        {times !== undefined && (
          <>
            <dt>{wholeRoom ? words.feeRoom : words.feePerson}</dt>
            <dd>{`${formatSen(each)} × ${words.sessionCount(times)}`}</dd>
          </>
        )}
        <dt className="rs-total">{words.total}</dt>
        <dd className="rs-total">{formatSen(total)}</dd>
      </dl>
      <Button variant={mainVariant(failure)} busy={busy} onClick={leaving ? onPay : onBook}>
        {leaving ? words.toPayment : words.book}
      </Button>
    </ActionBar>
  );
}
