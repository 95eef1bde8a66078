import { type ReactNode, useLayoutEffect, useReducer, useRef } from 'react';
import { errorText, isSessionEnded } from '../../shared/runtime/failures/index.ts';
import { roomCalendarQuery } from './room-queries.ts';
import { useKeptState } from '../../shared/runtime/visit/index.ts';
import { useWidget } from '../../shared/runtime/index.ts';
import { frameCss, useMoment } from '../../shared/booking/index.ts';
import { focusedElement, unawaited } from '../../shared/page/index.ts';
import { dateWords, formatSen } from '../../shared/lib/index.ts';
import { useQuery, ServerState } from '../../shared/runtime/server-state/index.ts';
import { usePageRestored, useWholeWidth } from '../../shared/ui/hooks/index.ts';
import { ErrorNotice, LiveRegion, Notice } from '../../shared/ui/feedback/index.ts';
import { failureOf, useText, useUi } from '../../shared/ui/base/index.ts';
import { PaymentOutcome } from '../../shared/booking/payment/outcome/index.ts';
import { Button } from '../../shared/ui/controls/index.ts';
import { IntoView } from '../../shared/ui/content/index.ts';
import { uiText, useStyles } from '../../shared/ui/common/index.ts';
import { BookBar } from './parts/book-bar.tsx';
import { DayStep } from './parts/day-step.tsx';
import { keptOf, useKeptChoice } from './parts/kept-choice.ts';
import { People } from './parts/people.tsx';
import { RoomStep } from './parts/room-step.tsx';
import { SessionStep } from './parts/session-step.tsx';
import { PAYMENT_ITEM, useOrder } from './parts/use-order.ts';
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
  type SessionName,
} from './room-session-booking.model.ts';
import type { Properties } from './room-session-booking.props.ts';
import { texts } from './room-session-booking.text.ts';

/** Books a room by session and opens the payment page (part 2, "Room booking with payment"). */
export function RoomSessionBooking(properties: Properties): ReactNode {
  useWholeWidth();
  useStyles(frameCss);
  useStyles(css);
  return (
    <ServerState>
      <Screen {...properties} />
    </ServerState>
  );
}

function Screen({ user_id, room_fee, payment_status }: Properties): ReactNode {
  const words = useText(texts);
  const { stillWorking } = useText(uiText);
  const { locale } = useUi();
  const { reload } = useWidget();
  const kept = useKeptChoice(user_id, payment_status);
  const [choice, step] = useReducer(nextChoice, { ...nothingChosen, ...kept.value });
  const { busy, leaving, failure, unpayable, refusals, order, goToPayment, refresh, comeBack } = useOrder(
    user_id,
    choice.payment,
    (payment) => step({ type: 'ordered', payment }),
  );
  const rooms = useRooms(leaving);
  const room = rooms.data?.find(({ id }) => id === choice.room);
  // not cached: others may have booked places since
  const calendar = useQuery({ ...roomCalendarQuery(choice.room), enabled: room !== undefined, gcTime: 0 });
  // after a failure the list of days is emptied (part 8)
  const days = calendar.data && !calendar.error ? daysInOrder(calendar.data) : [];
  const day = days.find(({ date }) => date === choice.date);
  const moment = useMoment();
  const open = day ? openSessions(choice.sessions, day) : [];
  // an order that is on its way or accepted stays on the screen as it is
  const begun = busy || leaving ? [] : begunSessions(open, choice.date, moment);
  const sessions = open.filter((session) => !begun.includes(session));
  // those that have become full or have begun are no longer chosen, also when there are places again and on another date
  if (day && sessions.length < choice.sessions.length) step({ type: 'left', sessions, begun });
  usePageRestored(comeBack);
  const hasEnded = isSessionEnded(failure);
  // whoever logs in comes back by a link, as from a payment
  useKeptState(kept, keptOf(choice, hasEnded), hasEnded || leaving);

  const bill = room && sessions.length > 0 ? quote(room, sessions, choice.wholeRoom, room_fee) : undefined;
  const total = bill && `${words.total}: ${formatSen(bill.total)}`;
  /** An order runs whose choice is not here: the element was put back meanwhile. */
  const isUnknown = busy && !bill;
  const fee = choice.wholeRoom ? words.feeRoom : words.feePerson;
  const detail = bill?.times ? `${formatSen(bill.each)} × ${words.sessionCount(bill.times)}` : undefined;
  const facts = [
    room?.name,
    dateWords(choice.date, locale),
    sessions.map(words.session).join(', '),
    bill && ([fee, formatSen(bill.total), detail] as const),
    bill && ([words.total, formatSen(bill.total)] as const),
  ].filter((fact) => fact !== undefined);
  const frame = useRef<HTMLDivElement>(null);
  const steps = useRef<HTMLDivElement>(null);
  const nothingLeft = refusals > 0 && sessions.length === 0;
  useLayoutEffect(() => {
    if (!nothingLeft || focusedElement() !== null) return;
    // the focused button was removed: move the focus to the step that can be chosen now
    const step = (name: string) => steps.current?.querySelector<HTMLElement>(`[data-step=${name}]`);
    (step('sessions') ?? step('days'))?.focus();
  }, [nothingLeft, refusals]);

  const remove = (session: SessionName): void => {
    step({ type: 'session', session, on: false });
    steps.current?.querySelector<HTMLElement>(`input[value="${session}"]`)?.focus();
  };

  return (
    <div ref={frame} className="booking ui-whole-width" part="booking" aria-busy={busy}>
      <PaymentOutcome item={PAYMENT_ITEM} fromPage={payment_status}>
        {words.payAgain}
      </PaymentOutcome>
      {isUnknown && <Notice>{stillWorking}</Notice>}
      <div className="booking-frame">
        <div ref={steps} className="booking-steps" inert={busy || leaving}>
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
              most={room.max_persons}
              value={choice.date}
              onChange={(chosen) => step({ type: 'date', day: chosen })}
              onRetry={() => unawaited(refresh())}
            />
          )}
          {room && day && (
            <div className="booking-of-day">
              {!isFull(day) && (
                <SessionStep
                  room={room}
                  day={day}
                  moment={moment}
                  sessions={sessions}
                  begun={choice.begun}
                  lost={choice.lost}
                  wholeRoom={choice.wholeRoom}
                  onSession={(session, on) => step({ type: 'session', session, on })}
                  onWholeRoom={(on) => step({ type: 'whole room', on })}
                />
              )}
              <People room={room.id} date={day.date} />
            </div>
          )}
        </div>
        <div className="booking-aside">
          {(failure !== undefined || unpayable) && (
            <IntoView className="booking-failure" because={failure ?? unpayable}>
              {unpayable ? (
                <ErrorNotice message={words.unpayable} />
              ) : (
                <ErrorNotice
                  message={errorText(failure, locale, words.sendAgain)}
                  failure={failureOf(failure)}
                  onReload={reload}
                />
              )}
            </IntoView>
          )}
          {leaving && (
            <IntoView className="booking-failure" because={leaving}>
              <Notice tone="success">{words.leaving}</Notice>
            </IntoView>
          )}
          {room && day && choice.payment !== undefined && !leaving && (
            <IntoView className="booking-failure" because={choice.payment} inert={busy}>
              <Notice tone="warning" role="alert" actions={<Button onClick={goToPayment}>{words.toPayment}</Button>}>
                {words.sent}
              </Notice>
            </IntoView>
          )}
          {room && day && bill && (
            <BookBar
              room={room}
              date={day.date}
              sessions={sessions}
              wholeRoom={choice.wholeRoom}
              bill={bill}
              around={frame}
              busy={busy}
              failure={failure}
              leaving={leaving}
              onRemove={remove}
              onPay={goToPayment}
              onBook={() =>
                unawaited(
                  order(
                    { room_id: room.id, date: day.date, sessions: [...sessions], is_full_room: choice.wholeRoom },
                    facts,
                  ),
                )
              }
            />
          )}
        </div>
      </div>
      <LiveRegion text={leaving ? words.leaving : (total ?? (isUnknown ? stillWorking : ''))} />
    </div>
  );
}
