import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { dateWords } from '../lib/day-words.ts';
import { daysFrom } from '../lib/day.ts';
import { logError } from '../lib/log.ts';
import { unawaited } from '../lib/unawaited.ts';
import { FailureNotice } from '../runtime/failure-notice.tsx';
import { DateStrip } from '../ui/date-strip.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { LiveRegion } from '../ui/live-region.tsx';
import { ErrorNotice } from '../ui/error-notice.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { StillWorking } from '../ui/still-working.tsx';
import { useText } from '../ui/text.ts';
import { useUi } from '../ui/ui-context.ts';
import { isOpen } from './booking.ts';
import { hasBegun, type Moment } from './moment.ts';
import type { Screen, Step } from './screen.ts';
import { slotsOn } from './selection.ts';
import { slotBookingText } from './slot-booking.text.ts';
import { SlotGrid } from './slot-grid.tsx';
import type { SlotKind } from './slot-kind.ts';
import { slotsInOrder, unreadableTimes } from './slots-of-day.ts';

/** 3 dates are seen at once, moved one at a time (part 9). */
const VISIBLE_DATES = 3;
/** How far ahead dates are offered; the specification names no end. */
const DATES_AHEAD = 60;
const SKELETON_TILES = 6;

interface DateStepProps {
  kind: SlotKind;
  screen: Screen;
  moment: Moment;
  step: (step: Step) => void;
}

/** The dates from today in Kuala Lumpur (D20), and the slots of the chosen one. */
export function DateStep({ kind, screen, moment, step }: DateStepProps): ReactNode {
  const words = useText(slotBookingText);
  const { locale } = useUi();
  const days = daysFrom(moment.day, DATES_AHEAD).map((each) => ({ date: each }));
  const { place, date, booking } = screen;
  // nothing is kept: places that were free a minute ago must not be seen as free again
  const times = useQuery({ ...kind.times(place, date), enabled: date !== '', gcTime: 0 });
  const { data, error, isFetching } = times;
  // before the paint, so that mine are never seen unselected
  useLayoutEffect(() => {
    if (data) step({ type: 'times', place, date, slots: data });
  }, [data, place, date, step]);
  useEffect(() => {
    if (error) logError('the time slots could not be loaded; they can be asked for again.', error);
  }, [error]);

  const slots = data && slotsInOrder(data);
  const strange = data ? unreadableTimes(data) : [];
  const said = slots
    ? words.loaded(slots.length, slots.filter((slot) => !isOpen(slot)).length)
    : isFetching
      ? words.loading
      : '';
  const hasPassed = (time: string): boolean => hasBegun(moment, date, time);
  const retry = (): void => unawaited(times.refetch());
  return (
    <>
      <LiveRegion text={said} />
      <section className="sb-step" aria-label={words.date}>
        <h3 className="sb-heading">{words.date}</h3>
        <DateStrip
          label={words.date}
          days={days}
          value={date || null}
          onChange={(chosen) => step({ type: 'date', date: chosen })}
          visible={VISIBLE_DATES}
        />
      </section>
      {date !== '' && (
        <section className="sb-step" aria-label={words.times}>
          <h3 className="sb-heading">{words.times}</h3>
          <p className="sb-day-name">{dateWords(date, locale)}</p>
          <StillWorking busy={isFetching} />
          {error && <FailureNotice error={error} onRetry={retry} busy={isFetching} />}
          {strange.length > 0 && <UnreadableTimes times={strange} onRetry={retry} />}
          {slots?.length === 0 && strange.length === 0 && !error && (
            <EmptyState icon="clock" title={words.noSlots} hint={words.noSlotsHint} />
          )}
          {slots && slots.length > 0 && slots.every(({ time }) => hasPassed(time)) && (
            <p className="sb-none">{words.allPassed}</p>
          )}
          {slots && slots.length > 0 && (
            <SlotGrid
              day={dateWords(date, locale)}
              slots={slots}
              chosen={slotsOn(booking.chosen, date)}
              hasPassed={hasPassed}
              onToggle={(slot) => step({ type: 'toggle', slot })}
            />
          )}
          {!slots && !error && <SlotSkeleton />}
        </section>
      )}
    </>
  );
}

function UnreadableTimes({ times, onRetry }: { times: readonly string[]; onRetry: () => void }): ReactNode {
  const words = useText(slotBookingText);
  const shown = times.map((time) => `"${time.slice(0, 40)}"`).join(', ');
  return <ErrorNotice message={words.unreadable(shown)} onRetry={onRetry} />;
}

function SlotSkeleton(): ReactNode {
  return (
    <div className="sb-slots">
      {Array.from({ length: SKELETON_TILES }, (_, at) => (
        <Skeleton key={at} height={76} />
      ))}
    </div>
  );
}
