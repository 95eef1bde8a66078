import { type ReactNode, useLayoutEffect, useReducer, useRef } from 'react';
import { unawaited } from '../lib/unawaited.ts';
import { FailureNotice } from '../runtime/failure-notice.tsx';
import { useWidget } from '../runtime/index.ts';
import { ServerState } from '../runtime/server-state.tsx';
import { usePageRestored } from '../runtime/use-page-restored.ts';
import { IntoView } from '../ui/into-view.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { useStyles } from '../ui/styles.ts';
import { useText } from '../ui/text.ts';
import { useDialogs } from '../ui/use-dialogs.ts';
import { BookBar } from './book-bar.tsx';
import { changesOf, isChanged } from './booking.ts';
import { ChosenSummary } from './chosen-summary.tsx';
import { DateStep } from './date-step.tsx';
import { LostList } from './lost-list.tsx';
import { hasBegun } from './moment.ts';
import { PlaceSteps } from './place-steps.tsx';
import { type Place, type State, placesIn, statesWith } from './places.ts';
import { firstScreen, nextScreen } from './screen.ts';
import css from './slot-booking.css?inline';
import { slotBookingText } from './slot-booking.text.ts';
import type { SlotKind } from './slot-kind.ts';
import { UndoBar } from './undo-bar.tsx';
import { useMoment } from './use-moment.ts';
import { useSlotBooking } from './use-slot-booking.ts';

export interface SlotBookingProps {
  kind: SlotKind;
  places: readonly Place[];
  states: readonly State[];
  /** Whether a date from which everything of mine was removed is sent, with an empty list (D24). */
  sendsEmptied: boolean;
}

/** The screen behind `atm-booking` and `room-booking`: state, place, date, slots, then one button that books them all. */
export function SlotBooking(props: SlotBookingProps): ReactNode {
  useStyles(css);
  const words = useText(props.kind.words);
  if (props.places.length === 0)
    return <EmptyState icon="calendar" title={words.nonePassed} hint={words.nonePassedHint} />;
  return (
    <ServerState>
      <Screen {...props} />
    </ServerState>
  );
}

function Screen({ kind, places, states, sendsEmptied }: SlotBookingProps): ReactNode {
  const words = useText(kind.words);
  const slotWords = useText(slotBookingText);
  const { name } = useWidget();
  const dialogs = useDialogs();
  const allStates = statesWith(states, places, words.otherState);
  const [screen, step] = useReducer(nextScreen, allStates, (all) => firstScreen(all.length === 1 ? all[0]?.code : ''));
  const frame = useRef<HTMLDivElement>(null);
  const fullList = useRef<HTMLDivElement>(null);
  const begunList = useRef<HTMLDivElement>(null);
  const stateSelect = useRef<HTMLSelectElement>(null);
  const { busy, failure, book, comeBack } = useSlotBooking(kind, screen, sendsEmptied, step, (list) =>
    (list === 'full' ? fullList : begunList).current?.focus(),
  );
  usePageRestored(comeBack);

  const { booking, undo } = screen;
  const changes = changesOf(booking, sendsEmptied);
  const moment = useMoment();
  // before the paint, so that nothing is seen that can no longer be had; nothing happens while it is in order
  useLayoutEffect(() => step({ type: 'clock', moment }), [moment, booking]);
  const placesHere = placesIn(places, screen.state);
  const place = placesHere.find(({ id }) => id === screen.place);
  const choosePlace = async (id: string): Promise<void> => {
    const asks = isChanged(booking);
    if (asks && !(await dialogs.confirm({ title: words.changeTitle, text: words.change, icon: 'warning' }))) return;
    step({ type: 'place', place: id, clear: asks });
  };
  return (
    <div ref={frame} className="sb" part="booking" data-place={place?.id} aria-busy={busy} data-of={name}>
      <div className="sb-steps" inert={busy}>
        <PlaceSteps
          words={words}
          states={allStates}
          state={screen.state}
          places={placesHere}
          place={place?.id ?? ''}
          onState={(state) => step({ type: 'state', state })}
          onPlace={(id) => unawaited(choosePlace(id))}
          stateRef={stateSelect}
        />
        <div role="status" className="sb-undo">
          {undo && (
            <UndoBar
              onUndo={() => {
                step({ type: 'undo' });
                stateSelect.current?.focus();
              }}
              onOver={() => step({ type: 'no undo' })}
            />
          )}
        </div>
        {place && <DateStep key={place.id} kind={kind} screen={screen} moment={moment} step={step} />}
        <div role="status" className="sb-lost">
          {booking.full.length > 0 && <LostList ref={fullList} title={slotWords.fullTitle} slots={booking.full} />}
          {booking.begun.length > 0 && <LostList ref={begunList} title={slotWords.begun} slots={booking.begun} />}
        </div>
        {place && (
          <ChosenSummary
            booking={booking}
            changes={changes}
            hasPassed={(date, time) => hasBegun(moment, date, time)}
            onRemove={(date, time) => step({ type: 'remove', date, time })}
          />
        )}
      </div>
      {failure !== null && (
        <IntoView className="sb-failure" because={failure}>
          <FailureNotice error={failure} />
        </IntoView>
      )}
      {place && (
        <BookBar booking={booking} changes={changes} screen={frame} busy={busy} onBook={() => unawaited(book())} />
      )}
    </div>
  );
}
