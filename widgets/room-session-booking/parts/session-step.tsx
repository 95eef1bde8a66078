import type { ReactNode } from 'react';
import type { Moment } from '../../../shared/booking/index.ts';
import { ChoiceCard } from '../../../shared/ui/choices/index.ts';
import { IntoView } from '../../../shared/ui/content/index.ts';
import { Notice, Status } from '../../../shared/ui/feedback/index.ts';
import { useText } from '../../../shared/ui/base/index.ts';
import {
  balanceOf,
  begunSessions,
  type Day,
  isPartlyTaken,
  type Room,
  type SessionName,
  SESSIONS,
} from '../room-session-booking.model.ts';
import { texts } from '../room-session-booking.text.ts';

interface SessionStepProps {
  room: Room;
  day: Day;
  moment: Moment;
  sessions: readonly SessionName[];
  /** Chosen sessions that have begun since (D25). */
  begun: readonly SessionName[];
  /** Sessions that were chosen and have become full since. */
  lost: readonly SessionName[];
  wholeRoom: boolean;
  onSession: (session: SessionName, on: boolean) => void;
  onWholeRoom: (on: boolean) => void;
}

/** The sessions of the day with their hours, and the whole room. A session that is full or has begun cannot be ticked. */
export function SessionStep({
  room,
  day,
  moment,
  sessions,
  begun,
  lost,
  wholeRoom,
  onSession,
  onWholeRoom,
}: SessionStepProps): ReactNode {
  const words = useText(texts);
  const passed = begunSessions(
    SESSIONS.map(({ name }) => name),
    day.date,
    moment,
  );
  const aboutWholeRoom = (): string | undefined => {
    if (sessions.length === 0) return wholeRoom ? words.needSession : undefined;
    return isPartlyTaken(room, day, sessions) ? words.partlyTaken : undefined;
  };
  return (
    <fieldset className="booking-step" data-step="sessions" tabIndex={-1}>
      <legend className="booking-heading" {...words.sessions} />
      <div className="rs-sessions">
        {SESSIONS.map(({ name, hours }) => {
          const left = balanceOf(day, name);
          return (
            <ChoiceCard
              key={name}
              part="checkbox"
              value={name}
              checked={sessions.includes(name)}
              disabled={left === 0 || passed.includes(name)}
              hint={passed.includes(name) ? words.passed : left === 0 ? words.full : words.left(left)}
              onChange={(event) => onSession(name, event.target.checked)}
            >
              <span {...words.sessionAt(name, hours)} />
            </ChoiceCard>
          );
        })}
        <ChoiceCard
          part="checkbox"
          checked={wholeRoom}
          hint={aboutWholeRoom()}
          onChange={(event) => onWholeRoom(event.target.checked)}
        >
          {words.wholeRoom}
        </ChoiceCard>
      </div>
      <Status as="div" className="rs-gone">
        {begun.length > 0 && <Notice tone="warning">{words.begun(begun.map(words.session).join(', '))}</Notice>}
        {lost.length > 0 && (
          <IntoView className="booking-failure" because={lost}>
            <Notice tone="warning">{words.becameFull(lost.map(words.session).join(', '))}</Notice>
          </IntoView>
        )}
      </Status>
    </fieldset>
  );
}
