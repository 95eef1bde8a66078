import { type ReactNode, useId } from 'react';
import { FailureNotice } from '../../../shared/runtime/failures/index.ts';
import { formatSen } from '../../../shared/lib/index.ts';
import { unawaited } from '../../../shared/page/index.ts';
import { ChoiceCard } from '../../../shared/ui/choices/index.ts';
import { EmptyState, LiveRegion, Skeleton } from '../../../shared/ui/feedback/index.ts';
import { StillWorking } from '../../../shared/ui/controls/index.ts';
import { useText } from '../../../shared/ui/base/index.ts';
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
            <ChoiceCard
              key={room.id}
              part="radio"
              name={name}
              value={room.id}
              checked={room.id === value}
              hint={<RoomFacts room={room} roomFee={roomFee} />}
              onChange={() => onChange(room.id)}
            >
              <b>{room.name}</b>
            </ChoiceCard>
          ))}
        </div>
      )}
    </fieldset>
  );
}

function RoomFacts({ room, roomFee }: { room: Room; roomFee: RoomFee }): ReactNode {
  const words = useText(texts);
  const facts = [
    [words.maxPersons, words.persons(room.max_persons)],
    [words.perPerson, formatSen(room.price_per_person)],
    [words.perRoom[roomFee], formatSen(room.price_per_room)],
  ];
  return (
    <>
      {facts.map(([label, value]) => (
        <span key={label} className="rs-fact">
          <span>{`${label}: `}</span>
          <b>{value}</b>
        </span>
      ))}
    </>
  );
}

function RoomSkeleton(): ReactNode {
  return (
    <div className="rs-rooms">
      {[1, 2, 3].map((each) => (
        <Skeleton key={each} height={115} />
      ))}
    </div>
  );
}
