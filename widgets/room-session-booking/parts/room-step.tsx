import { type ReactNode, useId } from 'react';
import { FailureNotice } from '../../../shared/runtime/failure-notice.tsx';
import { formatSen } from '../../../shared/lib/money/format-sen.ts';
import { unawaited } from '../../../shared/lib/page/unawaited.ts';
import { EmptyState } from '../../../shared/ui/feedback/empty-state.tsx';
import { LiveRegion } from '../../../shared/ui/feedback/live-region.tsx';
import { Skeleton } from '../../../shared/ui/feedback/skeleton.tsx';
import { StillWorking } from '../../../shared/ui/feedback/still-working.tsx';
import { Tick } from '../../../shared/ui/controls/tick.tsx';
import { useText } from '../../../shared/ui/text.ts';
import type { Room, RoomFee } from '../room-session-booking.model.ts';
import { texts } from '../room-session-booking.text.ts';
import type { Rooms } from './use-rooms.ts';

interface RoomStepProps {
  rooms: Rooms;
  value: string;
  roomFee: RoomFee;
  onChange: (id: string) => void;
}

/** The rooms with their facts; native radio buttons, one tab stop. */
export function RoomStep({ rooms, value, roomFee, onChange }: RoomStepProps): ReactNode {
  const words = useText(texts);
  const name = useId();
  const { data, error, isFetching, refetch } = rooms;
  return (
    <fieldset className="rs-step">
      <legend className="rs-heading">{words.room}</legend>
      <LiveRegion text={isFetching && !data ? words.loadingRooms : ''} />
      <StillWorking busy={isFetching} />
      {error && <FailureNotice error={error} onRetry={() => unawaited(refetch())} busy={isFetching} />}
      {data?.length === 0 && !error && <EmptyState icon="calendar" title={words.noRooms} hint={words.noRoomsHint} />}
      {!data && !error && <RoomSkeleton />}
      {data && data.length > 0 && (
        <div className="rs-rooms">
          {data.map((room) => (
            <label key={room.id} className="rs-room" data-chosen={room.id === value || undefined}>
              <Tick
                type="radio"
                part="radio"
                name={name}
                value={room.id}
                checked={room.id === value}
                aria-labelledby={`${name}-${room.id}`}
                aria-describedby={`${name}-${room.id}-facts`}
                onChange={() => onChange(room.id)}
              />
              <span className="rs-room-words">
                <span id={`${name}-${room.id}`} className="rs-room-name" dir="auto">
                  {room.name}
                </span>
                <RoomFacts id={`${name}-${room.id}-facts`} room={room} roomFee={roomFee} />
              </span>
            </label>
          ))}
        </div>
      )}
    </fieldset>
  );
}

function RoomFacts({ id, room, roomFee }: { id: string; room: Room; roomFee: RoomFee }): ReactNode {
  const words = useText(texts);
  const facts = [
    [words.maxPersons, words.persons(room.max_persons)],
    [words.perPerson, formatSen(room.price_per_person)],
    [words.perRoom[roomFee], formatSen(room.price_per_room)],
  ];
  return (
    <span id={id} className="rs-facts">
      {facts.map(([label, value]) => (
        <span key={label} className="rs-fact">
          <span>{`${label}: `}</span>
          <b>{value}</b>
        </span>
      ))}
    </span>
  );
}

function RoomSkeleton(): ReactNode {
  return (
    <div className="rs-rooms">
      {[1, 2, 3].map((each) => (
        <Skeleton key={each} height={123} />
      ))}
    </div>
  );
}
