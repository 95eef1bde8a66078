import type { ReactNode } from 'react';
import { FailureNotice } from '../../../shared/runtime/failures/index.ts';
import { DateStrip, type StripDay } from '../../../shared/ui/strip/index.ts';
import { EmptyState, LiveRegion, Notice, Skeleton } from '../../../shared/ui/feedback/index.ts';
import type { Moment } from '../../../shared/booking/index.ts';
import { StillWorking } from '../../../shared/ui/controls/index.ts';
import { useText } from '../../../shared/ui/base/index.ts';
import { balanceOf, type Day, isFull, isOver, SESSIONS } from '../room-session-booking.model.ts';
import { texts } from '../room-session-booking.text.ts';

/** Days on one page of the strip (part 9). */
const PAGE_SIZE = 6;

interface DayStepProps {
  calendar: { error: unknown; isFetching: boolean; data?: unknown };
  days: readonly Day[];
  moment: Moment;
  /** How many people the room holds. */
  most: number;
  value: string;
  onChange: (day: Day) => void;
  onRetry: () => void;
}

/** The days of the room, six on a page, with the places left in each session. Days that are full or over are grey and cannot be chosen. */
export function DayStep({ calendar, days, moment, most, value, onChange, onRetry }: DayStepProps): ReactNode {
  const words = useText(texts);
  const { error, isFetching, data } = calendar;
  const stripDays = days.map((day): StripDay => {
    const balances = SESSIONS.map(({ name }, at) => words.balance(at + 1, balanceOf(day, name)));
    const closed = isOver(day.date, moment) ? words.passed : isFull(day) && words.full;
    if (closed) return { date: day.date, disabled: true, lines: [closed, ...balances] };
    const figures = SESSIONS.map(({ name }) => ({
      count: balanceOf(day, name),
      share: Math.min(1, balanceOf(day, name) / (most || 1)),
    }));
    return { date: day.date, lines: balances, figures };
  });
  const ahead = days.filter(({ date }) => !isOver(date, moment));
  const loaded =
    days.length === 0
      ? `${words.noDays} ${words.noDaysHint}`
      : words.daysLoaded(days.length, days.filter(isFull).length);
  const announcement = data !== undefined && !error ? loaded : isFetching && !data ? words.loadingDays : '';
  const choose = (date: string): void => {
    const day = days.find((each) => each.date === date);
    if (day) onChange(day);
  };
  return (
    <section className="booking-step booking-day" aria-label={words.date} data-step="days" tabIndex={-1}>
      <h3 className="booking-heading">
        <span>{`${words.date} `}</span>
        {days.length > 0 && <span className="rs-quiet">{words.balances}</span>}
      </h3>
      <LiveRegion text={announcement} />
      <StillWorking busy={isFetching} />
      {error ? <FailureNotice error={error} onRetry={onRetry} busy={isFetching} /> : null}
      {!error && !data && <Skeleton height={240} />}
      {!error && Boolean(data) && days.length === 0 && (
        <EmptyState icon="calendar" title={words.noDays} hint={words.noDaysHint} />
      )}
      {ahead.length > 0 && ahead.every(isFull) && <Notice tone="warning">{words.allFull}</Notice>}
      {days.length > 0 && (
        <DateStrip
          label={words.date}
          days={stripDays}
          value={value || null}
          onChange={choose}
          visible={PAGE_SIZE}
          opensAt={moment.day}
          step={PAGE_SIZE}
        />
      )}
    </section>
  );
}
