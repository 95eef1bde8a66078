import type { UseQueryResult } from '../../runtime/server-state/index.ts';
import { type ReactNode, useEffect } from 'react';
import { dateWords, daysFrom, timesMistake, unreadableTimes } from '../../lib/index.ts';
import { PageError, logError, unawaited } from '../../page/index.ts';
import { FailureNotice } from '../../runtime/failures/index.ts';
import { useWidget } from '../../runtime/index.ts';
import { DateStrip } from '../../ui/strip/index.ts';
import { EmptyState, ErrorNotice, LiveRegion, Skeleton } from '../../ui/feedback/index.ts';
import { StillWorking } from '../../ui/controls/index.ts';
import { useText, useUi } from '../../ui/base/index.ts';
import { chosenOf, isOpen, type TimeSlot } from './booking.ts';
import { type Moment, hasBegun } from '../index.ts';
import type { Screen, Step } from './screen.ts';
import { type Selection, slotsOn } from './selection.ts';
import { slotBookingText } from './slot-booking.text.ts';
import { SlotList } from './slot-list.tsx';
import { slotsInOrder } from './slots-of-day.ts';

/** 3 dates are visible, and the view moves by one (part 9). */
const VISIBLE_DATES = 3;
/** How many dates are offered; the specification sets no end. */
const DATES_AHEAD = 60;

interface DateStepProps {
  screen: Screen;
  /** Slots of this person that will be given back. */
  givenBack: Selection;
  /** The slots of the chosen date. */
  times: UseQueryResult<readonly TimeSlot[]>;
  moment: Moment;
  step: (step: Step) => void;
}

/** The dates from today in Kuala Lumpur (D20), and the slots of the chosen date. */
export function DateStep({ screen, givenBack, times, moment, step }: DateStepProps): ReactNode {
  const words = useText(slotBookingText);
  const { locale } = useUi();
  const { element } = useWidget();
  const days = daysFrom(moment.day, DATES_AHEAD).map((each) => ({ date: each }));
  const { date, booking } = screen;
  const { data, error, isFetching } = times;
  useEffect(() => {
    if (error) logError('the time slots could not be loaded; they can be asked for again.', element, error);
  }, [error, element]);

  const slots = data && slotsInOrder(data);
  const unread = unreadableTimes(data?.map(({ time }) => time) ?? []);
  useEffect(() => {
    if (unread)
      logError(
        'time slots were not understood, so they come last and never count as over.',
        element,
        new PageError('contract', timesMistake(unread)),
      );
  }, [unread, element]);
  const isEmpty = slots?.length === 0 && !unread && !error;
  const announcement = isEmpty
    ? `${words.noSlots} ${words.noSlotsHint}`
    : slots
      ? words.loaded(slots.length, slots.filter((slot) => !isOpen(slot)).length)
      : isFetching
        ? words.loading
        : '';
  const hasPassed = (time: string): boolean => hasBegun(moment, date, time);
  const retry = (): void => unawaited(times.refetch());
  return (
    <>
      <LiveRegion text={announcement} />
      <section className="booking-step booking-day" aria-label={words.date}>
        <h3 className="booking-heading">{words.date}</h3>
        <DateStrip
          label={words.date}
          days={days}
          value={date || null}
          onChange={(chosen) => step({ type: 'date', date: chosen })}
          visible={VISIBLE_DATES}
          today={moment.day}
        />
      </section>
      {date !== '' && (
        <section className="booking-step booking-of-day" aria-label={words.times} tabIndex={-1}>
          <h3 className="booking-heading">
            <span>{`${words.times} `}</span>
            <span className="sb-day-name">{dateWords(date, locale)}</span>
          </h3>
          <StillWorking busy={isFetching} />
          {error && <FailureNotice error={error} quiet={words.notLoaded} onRetry={retry} busy={isFetching} />}
          {unread && <ErrorNotice message={words.unreadable(unread)} onRetry={retry} />}
          {isEmpty && <EmptyState icon="clock" title={words.noSlots} hint={words.noSlotsHint} />}
          {slots && slots.length > 0 && slots.every(({ time }) => hasPassed(time)) && (
            <EmptyState title={words.allPassed} />
          )}
          {slots && slots.length > 0 && (
            <SlotList
              day={dateWords(date, locale)}
              slots={slots}
              chosen={slotsOn(chosenOf(booking), date)}
              givenBack={slotsOn(givenBack, date)}
              hasPassed={hasPassed}
              onToggle={(slot) => step({ type: 'toggle', slot })}
            />
          )}
          {!slots && !error && <Skeleton height={6 * 48} />}
        </section>
      )}
    </>
  );
}
