import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { dateWords, monthWords, shortDate } from '../../lib/time/day-words.ts';
import type { Day } from '../../lib/time/day.ts';
import { monthOf } from '../../lib/time/month.ts';
import { Skeleton } from '../feedback/skeleton.tsx';
import { Icon } from '../content/icon.tsx';
import { VisuallyHidden } from '../content/visually-hidden.tsx';
import type { MonthGridProps } from './month-grid.tsx';
import type { Elements } from '../elements.ts';
import { useText } from '../text.ts';
import { uiText } from '../ui.text.ts';
import { useUi } from '../ui-context.ts';

/** More rows than a phone shows at once, so that content below the agenda is out of sight and does not visibly move when the days load. */
const ROWS_WHILE_LOADING = 12;

interface DayAgendaProps extends Pick<MonthGridProps, 'today' | 'selected' | 'onSelect' | 'describe' | 'renderDay'> {
  days: readonly Day[];
  /** Consecutive days for which `isEmpty` holds are folded into one line. */
  folds: { isEmpty: (day: Day) => boolean; words: string } | undefined;
  empty: Elements;
  detail: Elements;
}

/**
 * A list of days, of which the chosen one is open; choosing it again closes it. Months are named where no heading above does so. The height of a
 * day depends on its content, so skeletons are shown while that is loading (`days` is undefined).
 */
export function DayAgenda({
  namesMonths,
  days,
  ...rest
}: Omit<DayAgendaProps, 'days'> & { days: readonly Day[] | undefined; namesMonths: boolean }): ReactNode {
  const { locale } = useUi();
  if (!days) return <Loading />;
  const agenda = { ...rest, days };
  if (days.length === 0) return agenda.empty;
  if (!namesMonths) return <Days {...agenda} />;
  return [...new Set(days.map(monthOf))].map((month) => (
    <section key={month} className="ui-one-month">
      <h2 className="ui-month-name">{monthWords(month, locale)}</h2>
      <Days {...agenda} days={days.filter((day) => monthOf(day) === month)} />
    </section>
  ));
}

function Loading(): ReactNode {
  return (
    <div className="ui-agenda">
      {Array.from({ length: ROWS_WHILE_LOADING }, (_, row) => (
        <Skeleton key={row} height={62} />
      ))}
    </div>
  );
}

function Days({ days, folds, ...day }: DayAgendaProps): ReactNode {
  const [unfolded, setUnfolded] = useState<readonly Day[]>([]);
  const list = useRef<HTMLUListElement>(null);
  /** The first of the days just unfolded gets the focus of the button that is gone. */
  const awaited = useRef<Day>(undefined);
  useLayoutEffect(() => {
    if (awaited.current) list.current?.querySelector<HTMLElement>(`[data-date="${awaited.current}"]`)?.focus();
    awaited.current = undefined;
  }, [unfolded]);
  const isFolded = (each: Day): boolean =>
    folds !== undefined && folds.isEmpty(each) && !unfolded.includes(each) && each !== day.selected;
  return (
    <ul ref={list} className="ui-agenda">
      {runsOf(days, isFolded).map((run) => {
        const [first] = run;
        return run.length > 1 ? (
          <FoldedDays
            key={first}
            days={run}
            words={folds?.words ?? ''}
            onUnfold={() => {
              awaited.current = first;
              setUnfolded([...unfolded, ...run]);
            }}
          />
        ) : (
          <AgendaDay key={first} {...day} day={first} />
        );
      })}
    </ul>
  );
}

/** Groups consecutive days for which `holds` is true; every other day is a group of its own. */
function runsOf(days: readonly Day[], holds: (day: Day) => boolean): Array<[Day, ...Day[]]> {
  const runs: Array<[Day, ...Day[]]> = [];
  for (const day of days) {
    const before = runs.at(-1);
    if (before && holds(day) && holds(before[0])) before.push(day);
    else runs.push([day]);
  }
  return runs;
}

function FoldedDays({
  days,
  words,
  onUnfold,
}: {
  days: readonly [Day, ...Day[]];
  words: string;
  onUnfold: () => void;
}): ReactNode {
  const { locale } = useUi();
  const [first, last = first] = [days[0], days.at(-1)];
  return (
    <li className="ui-agenda-fold">
      <h3>
        <button type="button" aria-expanded={false} onClick={onUnfold}>
          <span className="ui-agenda-date">
            <VisuallyHidden>{[first, last].map((day) => dateWords(day, locale)).join(' – ')}</VisuallyHidden>
            <span aria-hidden="true">
              {/* the month is that of both, and its year stands above */}
              {`${Number(first.slice(8))} – ${shortDate(last, locale)}`}
            </span>
          </span>
          <span className="ui-agenda-words">{words}</span>
          <Icon name="down" />
        </button>
      </h3>
    </li>
  );
}

function AgendaDay({
  day,
  today,
  selected,
  onSelect,
  describe,
  renderDay,
  detail,
}: Omit<DayAgendaProps, 'days' | 'folds' | 'empty'> & { day: Day }): ReactNode {
  const { locale } = useUi();
  const ui = useText(uiText);
  const id = useId();
  const isOpen = day === selected;
  const words = describe(day);
  const shown = renderDay(day);
  return (
    <li>
      <h3>
        <button
          type="button"
          data-date={day}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => onSelect(isOpen ? undefined : day)}
        >
          <span className="ui-agenda-date">
            <span>{`${dateWords(day, locale)} `}</span>
            {day === today && <span className="ui-agenda-today">{ui.today}</span>}
          </span>
          {shown ? (
            <span className="ui-agenda-words">
              <VisuallyHidden>{words}</VisuallyHidden>
              <span aria-hidden="true">{shown}</span>
            </span>
          ) : (
            <span className="ui-agenda-words">{words}</span>
          )}
          <Icon name={isOpen ? 'up' : 'down'} />
        </button>
      </h3>
      {isOpen && (
        <div id={id} className="ui-agenda-detail">
          {detail}
        </div>
      )}
    </li>
  );
}
