import { type ReactNode, useId, useRef, useState } from 'react';
import { FailureNotice } from '../../../shared/runtime/failures/index.ts';
import { formatSen } from '../../../shared/lib/index.ts';
import { unawaited } from '../../../shared/page/index.ts';
import { ChoiceCard } from '../../../shared/ui/choices/index.ts';
import { EmptyState, LiveRegion, Skeleton } from '../../../shared/ui/feedback/index.ts';
import { Button, StillWorking } from '../../../shared/ui/controls/index.ts';
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

/**
 * The rooms with their facts; native radio buttons, one tab stop. The chosen one stands alone, unless the others are asked for. Arrow keys
 * choose on their way, so with them the others stay until the focus leaves.
 */
export function RoomStep({ rooms, value, roomFee, onChange }: RoomStepProps): ReactNode {
  const words = useText(texts);
  const name = useId();
  const { data, error, isFetching, refetch } = rooms;
  const [isOpen, setOpen] = useState(false);
  /** The last key pressed here, empty after a press. */
  const lastKey = useRef('');
  const chosen = data?.find(({ id }) => id === value);
  const isFolded = chosen !== undefined && data?.length !== 1 && !isOpen;
  return (
    // the radio buttons inside are the controls; the group only sees how they are used
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <fieldset
      className="booking-step"
      onKeyDown={({ key }) => (lastKey.current = key)}
      onPointerDown={() => (lastKey.current = '')}
      onBlur={({ currentTarget, relatedTarget }) => {
        // not because of a press elsewhere, which would miss what it aims at
        if (lastKey.current === 'Tab' && relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <legend className="booking-heading">{words.room}</legend>
      <LiveRegion text={isFetching && !data ? words.loadingRooms : ''} />
      <StillWorking busy={isFetching} />
      {error && <FailureNotice error={error} onRetry={() => unawaited(refetch())} busy={isFetching} />}
      {data?.length === 0 && !error && <EmptyState icon="calendar" title={words.noRooms} hint={words.noRoomsHint} />}
      {!data && !error && <RoomSkeleton />}
      {data && data.length > 0 && (
        <div className="rs-rooms" data-folded={isFolded || undefined}>
          {(isFolded ? [chosen] : data).map((room) => (
            <ChoiceCard
              key={room.id}
              part="radio"
              name={name}
              value={room.id}
              checked={room.id === value}
              hint={<RoomFacts room={room} roomFee={roomFee} />}
              onChange={() => {
                onChange(room.id);
                setOpen(lastKey.current !== '');
              }}
            >
              <b title={isFolded ? room.name : undefined}>{room.name}</b>
            </ChoiceCard>
          ))}
          {isFolded && (
            <Button variant="link" aria-label={`${words.change}: ${words.room}`} onClick={() => setOpen(true)}>
              {words.change}
            </Button>
          )}
        </div>
      )}
    </fieldset>
  );
}

function RoomFacts({ room, roomFee }: { room: Room; roomFee: RoomFee }): ReactNode {
  const words = useText(texts);
  const facts = [
    words.maxPersons(words.persons(room.max_persons)),
    words.perPerson(formatSen(room.price_per_person)),
    words.perRoom[roomFee](formatSen(room.price_per_room)),
  ];
  return (
    <>
      {facts.map((fact) => (
        <span key={fact} className="rs-fact">
          {fact}
        </span>
      ))}
    </>
  );
}

function RoomSkeleton(): ReactNode {
  return (
    <div className="rs-rooms">
      {[1, 2, 3].map((each) => (
        <Skeleton key={each} height={94} />
      ))}
    </div>
  );
}
