import type { ReactNode } from 'react';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { useText } from '../../../shared/ui/text.ts';
import {
  balanceOf,
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
  sessions: readonly SessionName[];
  wholeRoom: boolean;
  onSession: (session: SessionName, on: boolean) => void;
  onWholeRoom: (on: boolean) => void;
}

/** The sessions of the day with their hours, and the whole room. A session without places cannot be ticked. */
export function SessionStep({ room, day, sessions, wholeRoom, onSession, onWholeRoom }: SessionStepProps): ReactNode {
  const words = useText(texts);
  const aboutWholeRoom = (): string | undefined => {
    if (sessions.length === 0) return wholeRoom ? words.needSession : undefined;
    return isPartlyTaken(room, day, sessions) ? words.partlyTaken : undefined;
  };
  return (
    <fieldset className="rs-step" data-step="sessions" tabIndex={-1}>
      <legend className="rs-heading">{words.sessions}</legend>
      <div className="rs-sessions">
        {SESSIONS.map(({ name, hours }) => {
          const left = balanceOf(day, name);
          return (
            <Checkbox
              key={name}
              className="rs-session"
              checked={sessions.includes(name)}
              disabled={left === 0}
              hint={left === 0 ? words.full : words.left(left)}
              onChange={(event) => onSession(name, event.target.checked)}
            >
              {`${name} (${hours})`}
            </Checkbox>
          );
        })}
        <Checkbox
          className="rs-session"
          checked={wholeRoom}
          hint={aboutWholeRoom()}
          onChange={(event) => onWholeRoom(event.target.checked)}
        >
          {words.wholeRoom}
        </Checkbox>
      </div>
    </fieldset>
  );
}
