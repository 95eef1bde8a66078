import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { FailureNotice, isSessionEnded } from '../../runtime/failures/index.ts';
import { server } from '../../api/late/index.ts';
import { unawaited } from '../../page/index.ts';
import { useWidget } from '../../runtime/index.ts';
import { ServerState } from '../../runtime/server-state/index.ts';
import { usePageRestored, useWholeWidth } from '../../ui/hooks/index.ts';
import { IntoView } from '../../ui/content/index.ts';
import { EmptyState, LiveRegion, Notice, Status } from '../../ui/feedback/index.ts';
import { uiText, useStyles } from '../../ui/common/index.ts';
import { useText, useUi } from '../../ui/base/index.ts';
import { useDialogs } from '../../ui/ask/index.ts';
import { BookBar } from './book-bar.tsx';
import { changesOf, hasChanges, isChanged } from './changes.ts';
import { ChosenSummary } from './chosen-summary.tsx';
import { DateStep } from './date-step.tsx';
import { useKeptChoice } from './kept-choice.ts';
import { LostList } from './lost-list.tsx';
import { frameCss, hasBegun, useMoment } from '../index.ts';
import { PlaceSteps } from './place-steps.tsx';
import { type Place, placeName, type State, statesWith } from './places.ts';
import { changeFacts } from './question.ts';
import type { Receipt } from './receipt.ts';
import { ReceiptNotice } from './receipt-notice.tsx';
import css from './slot-booking.css?inline';
import { slotBookingText } from './slot-booking.text.ts';
import type { SlotKind } from './slot-kind.ts';
import { UndoBar } from './undo-bar.tsx';
import { useScreen } from './use-screen.ts';
import { useSlotBooking } from './use-slot-booking.ts';

export interface SlotBookingProps {
  kind: SlotKind;
  places: readonly Place[];
  states: readonly State[];
  /** Whether a date is sent, with an empty list, after all of my slots on it were removed (D24). */
  sendsEmptied: boolean;
}

/** The screen of `atm-booking` and `room-booking`: state, place, date, slots, and one button that books them all. */
export function SlotBooking(props: SlotBookingProps): ReactNode {
  useWholeWidth();
  useStyles(frameCss);
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

/** The first date with something booked; else the first with something given back. */
const dateOf = ({ booked, givenBack }: Receipt): string => (booked[0] ?? givenBack[0])?.date ?? '';

function Screen({ kind, places, states, sendsEmptied }: SlotBookingProps): ReactNode {
  const words = useText(kind.words);
  const slotWords = useText(slotBookingText);
  const { stillWorking } = useText(uiText);
  const { name } = useWidget();
  const dialogs = useDialogs();
  const { locale } = useUi();
  const allStates = statesWith(states, places, words.otherState);
  const moment = useMoment();
  const { screen, step, placesHere, place, times } = useScreen(kind, places, allStates, moment);
  const frame = useRef<HTMLDivElement>(null);
  const fullList = useRef<HTMLDivElement>(null);
  const begunList = useRef<HTMLDivElement>(null);
  const stateSelect = useRef<HTMLSelectElement>(null);
  /** Counts how often the person was led to the slots of a receipt. */
  const [led, setLed] = useState(0);
  useLayoutEffect(() => {
    if (led === 0) return;
    const slots = frame.current?.querySelector<HTMLElement>('.booking-of-day');
    slots?.focus({ preventScroll: true });
    slots?.scrollIntoView();
  }, [led]);
  const nameOf = (id: string): string => placeName(id, places, allStates);
  const { busy, failure, receipt, book, comeBack } = useSlotBooking({
    kind,
    screen,
    step,
    sendsEmptied,
    placeName: nameOf(screen.place),
    onLost: (list) => (list === 'full' ? fullList : begunList).current?.focus(),
  });
  useKeptChoice(kind, places, screen, step, isSessionEnded(failure));
  usePageRestored(comeBack);
  useEffect(() => server.ahead(), []); // the first request comes only after a place and a date are chosen

  const { booking, undo } = screen;
  const changes = changesOf(booking, sendsEmptied);
  /** A booking runs whose choice is not here: the page wrote the screen anew meanwhile. */
  const isUnknown = busy && !hasChanges(changes);
  const choosePlace = async (id: string): Promise<void> => {
    const discardsChoice = isChanged(booking);
    const facts = changeFacts(nameOf(screen.place), nameOf(id), changes.booked, locale);
    if (
      discardsChoice &&
      !(await dialogs.confirm({ title: words.changeTitle, text: words.change, facts, icon: 'warning' }))
    )
      return;
    step({ type: 'place', place: id, clear: discardsChoice });
  };
  return (
    <div
      ref={frame}
      className="booking ui-whole-width"
      part="booking"
      data-place={place?.id}
      aria-busy={busy}
      data-of={name}
    >
      {isUnknown && <Notice>{stillWorking}</Notice>}
      <LiveRegion text={isUnknown ? stillWorking : ''} />
      <div className="booking-frame">
        <div className="booking-steps" inert={busy}>
          <div className="booking-where">
            {receipt && placeName(receipt.place, places, allStates) && (
              <ReceiptNotice
                receipt={receipt}
                place={nameOf(receipt.place)}
                onShow={() => {
                  step({ type: 'show', state: receipt.state, place: receipt.place, date: dateOf(receipt) });
                  setLed(led + 1);
                }}
              />
            )}
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
                  what={undo}
                  onUndo={() => {
                    step({ type: 'undo' });
                    stateSelect.current?.focus();
                  }}
                  onOver={() => step({ type: 'no undo' })}
                />
              )}
            </div>
          </div>
          {place && (
            <DateStep
              key={place.id}
              screen={screen}
              givenBack={changes.givenBack}
              times={times}
              moment={moment}
              step={step}
            />
          )}
          <Status as="div" className="sb-lost">
            {booking.full.length > 0 && <LostList ref={fullList} title={slotWords.fullTitle} slots={booking.full} />}
            {booking.begun.length > 0 && <LostList ref={begunList} title={slotWords.begun} slots={booking.begun} />}
          </Status>
        </div>
        <div className="booking-aside">
          {place && (
            <ChosenSummary
              place={nameOf(place.id)}
              booking={booking}
              changes={changes}
              hasPassed={(date, time) => hasBegun(moment, date, time)}
              busy={busy}
              onRemove={(date, time) => step({ type: 'remove', date, time })}
            />
          )}
          {failure !== undefined && (
            <IntoView className="booking-failure" because={failure}>
              <FailureNotice error={failure} advice={slotWords.checkSlots} />
            </IntoView>
          )}
          {place && (
            <BookBar
              booking={booking}
              changes={changes}
              around={frame}
              busy={busy}
              failure={failure}
              onBook={() => unawaited(book())}
            />
          )}
        </div>
      </div>
    </div>
  );
}
