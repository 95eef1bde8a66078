import { type ReactNode, useReducer, useRef } from 'react';
import { unawaited } from '../lib/unawaited.ts';
import { useWidget } from '../runtime/index.ts';
import { ServerState } from '../runtime/server-state.tsx';
import { usePageRestored } from '../runtime/use-page-restored.ts';
import { IntoView } from '../ui/into-view.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { useStyles } from '../ui/styles.ts';
import { useText } from '../ui/text.ts';
import { useDialogs } from '../ui/use-dialogs.ts';
import { BookBar } from './book-bar.tsx';
import { isChanged } from './booking.ts';
import { ChosenSummary } from './chosen-summary.tsx';
import { DateStep } from './date-step.tsx';
import { FailureNotice } from '../runtime/failure-notice.tsx';
import { FullList } from './full-list.tsx';
import { PlaceSteps } from './place-steps.tsx';
import { type Place, type State, placesIn, statesWith } from './places.ts';
import { firstScreen, nextScreen } from './screen.ts';
import css from './slot-booking.css?inline';
import type { SlotKind } from './slot-kind.ts';
import { UndoBar } from './undo-bar.tsx';
import { useSlotBooking } from './use-slot-booking.ts';

export interface SlotBookingProps {
  kind: SlotKind;
  places: readonly Place[];
  states: readonly State[];
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

function Screen({ kind, places, states }: SlotBookingProps): ReactNode {
  const words = useText(kind.words);
  const { element } = useWidget();
  const dialogs = useDialogs();
  const allStates = statesWith(states, places, words.otherState);
  const [screen, step] = useReducer(nextScreen, allStates, (all) => firstScreen(all.length === 1 ? all[0]?.code : ''));
  const fullList = useRef<HTMLDivElement>(null);
  const stateSelect = useRef<HTMLSelectElement>(null);
  const { busy, failure, book, comeBack } = useSlotBooking(kind, screen, step, () => fullList.current?.focus());
  usePageRestored(comeBack);

  const { booking, undo } = screen;
  const placesHere = placesIn(places, screen.state);
  const place = placesHere.find(({ id }) => id === screen.place);
  const choosePlace = async (id: string): Promise<void> => {
    const asks = isChanged(booking);
    if (asks && !(await dialogs.confirm({ title: words.changeTitle, text: words.change, icon: 'warning' }))) return;
    step({ type: 'place', place: id, clear: asks });
  };
  return (
    <div className="sb" part="booking" data-place={place?.id} aria-busy={busy} data-of={element.dataset.widget}>
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
        {place && <DateStep key={place.id} kind={kind} screen={screen} step={step} />}
        {booking.full.length > 0 && <FullList full={booking.full} ref={fullList} />}
        {place && <ChosenSummary booking={booking} onRemove={(date, time) => step({ type: 'remove', date, time })} />}
      </div>
      {failure !== null && (
        <IntoView className="sb-failure" because={failure}>
          <FailureNotice error={failure} />
        </IntoView>
      )}
      {place && <BookBar booking={booking} busy={busy} onBook={() => unawaited(book())} />}
    </div>
  );
}
