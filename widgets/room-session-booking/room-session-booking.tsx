import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useReducer, useRef } from 'react';
import { roomCalendarQuery } from '../../shared/api/queries/session-booking.ts';
import { FailureNotice } from '../../shared/runtime/failure-notice.tsx';
import { useMoment } from '../../shared/booking/use-moment.ts';
import { focusedElement } from '../../shared/lib/composed-tree.ts';
import { formatSen } from '../../shared/lib/format-sen.ts';
import { unawaited } from '../../shared/lib/unawaited.ts';
import { ServerState } from '../../shared/runtime/server-state.tsx';
import { usePageRestored } from '../../shared/runtime/use-page-restored.ts';
import { ErrorNotice } from '../../shared/ui/error-notice.tsx';
import { PaymentOutcome } from '../../shared/ui/payment-outcome.tsx';
import { IntoView } from '../../shared/ui/into-view.tsx';
import { LiveRegion } from '../../shared/ui/live-region.tsx';
import { useStyles } from '../../shared/ui/styles.ts';
import { useText } from '../../shared/ui/text.ts';
import { BookBar } from './parts/book-bar.tsx';
import { DayStep } from './parts/day-step.tsx';
import { People } from './parts/people.tsx';
import { RoomStep } from './parts/room-step.tsx';
import { SessionStep } from './parts/session-step.tsx';
import { useOrder } from './parts/use-order.ts';
import { useRooms } from './parts/use-rooms.ts';
import css from './room-session-booking.css?inline';
import {
  begunSessions,
  daysInOrder,
  isFull,
  nextChoice,
  nothingChosen,
  openSessions,
  quote,
} from './room-session-booking.model.ts';
import type { Properties } from './room-session-booking.props.ts';
import { texts } from './room-session-booking.text.ts';

/** Books a room by session and leads to the payment (part 2, "Room booking with payment"). */
export function RoomSessionBooking(properties: Properties): ReactNode {
  useStyles(css);
  return (
    <ServerState>
      <Screen {...properties} />
    </ServerState>
  );
}

function Screen({ user_id, room_fee, payment_status }: Properties): ReactNode {
  const words = useText(texts);
  const [choice, step] = useReducer(nextChoice, nothingChosen);
  const rooms = useRooms();
  const room = rooms.data?.find(({ id }) => id === choice.room);
  // nothing is kept: balances that others have used up meanwhile must not be seen again
  const calendar = useQuery({ ...roomCalendarQuery(choice.room), enabled: room !== undefined, gcTime: 0 });
  // after a failure the list of days is emptied (part 8)
  const days = calendar.data && !calendar.error ? daysInOrder(calendar.data) : [];
  const day = days.find(({ date }) => date === choice.date);
  const moment = useMoment();
  // what others took meanwhile, or what has begun, is no longer chosen
  const open = day && !isFull(day) ? openSessions(choice.sessions, day) : [];
  const begun = begunSessions(open, choice.date, moment);
  const sessions = open.filter((session) => !begun.includes(session));
  const { busy, failure, unpayable, refusals, order, refresh, comeBack } = useOrder(user_id);
  usePageRestored(comeBack);

  const bill = room && sessions.length > 0 ? quote(room, sessions, choice.wholeRoom, room_fee) : undefined;
  const frame = useRef<HTMLDivElement>(null);
  const steps = useRef<HTMLDivElement>(null);
  const nothingLeft = refusals > 0 && sessions.length === 0;
  useEffect(() => {
    if (!nothingLeft || focusedElement() !== null) return;
    // the button that had the focus is gone: on with what can be chosen instead
    const step = (name: string) => steps.current?.querySelector<HTMLElement>(`[data-step=${name}]`);
    (step('sessions') ?? step('days'))?.focus();
  }, [nothingLeft, refusals]);

  return (
    <div ref={frame} className="rs" part="booking" aria-busy={busy}>
      <PaymentOutcome said={payment_status}>{words.payAgain}</PaymentOutcome>
      <div ref={steps} className="rs-steps" inert={busy}>
        <RoomStep
          rooms={rooms}
          value={choice.room}
          roomFee={room_fee}
          onChange={(id) => step({ type: 'room', room: id })}
        />
        {room && (
          <DayStep
            key={room.id}
            calendar={calendar}
            days={days}
            moment={moment}
            value={choice.date}
            onChange={(chosen) => step({ type: 'date', day: chosen })}
            onRetry={() => unawaited(refresh())}
          />
        )}
        {room && day && !isFull(day) && (
          <SessionStep
            room={room}
            day={day}
            moment={moment}
            sessions={sessions}
            begun={begun}
            wholeRoom={choice.wholeRoom}
            onSession={(session, on) => step({ type: 'session', session, on })}
            onWholeRoom={(on) => step({ type: 'whole room', on })}
          />
        )}
        {room && day && <People room={room.id} date={day.date} />}
      </div>
      {(failure !== null || unpayable) && (
        <IntoView className="rs-failure" because={failure ?? unpayable}>
          {unpayable ? <ErrorNotice message={words.unpayable} /> : <FailureNotice error={failure} />}
        </IntoView>
      )}
      <LiveRegion text={bill ? `${words.total}: ${formatSen(bill.total)}` : ''} />
      {room && day && sessions.length > 0 && (
        <BookBar
          room={room}
          sessions={sessions}
          wholeRoom={choice.wholeRoom}
          roomFee={room_fee}
          screen={frame}
          busy={busy}
          onBook={() =>
            unawaited(
              order({ room_id: room.id, date: day.date, sessions: [...sessions], is_full_room: choice.wholeRoom }),
            )
          }
        />
      )}
    </div>
  );
}
