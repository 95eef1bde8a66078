import { type ReactNode, useState } from 'react';
import { interestSummaryQuery } from './interest-queries.ts';
import { type Day, shownNumber } from '../../shared/lib/index.ts';
import { unawaited } from '../../shared/page/index.ts';
import { FailureNotice } from '../../shared/runtime/failures/index.ts';
import { useWidget } from '../../shared/runtime/index.ts';
import { keepPreviousData, useQuery, ServerState, useToday } from '../../shared/runtime/server-state/index.ts';
import { DayCalendar } from '../../shared/ui/calendar/index.ts';
import { EmptyState, LiveRegion, Status } from '../../shared/ui/feedback/index.ts';
import { StillWorking } from '../../shared/ui/controls/index.ts';
import { useStyles } from '../../shared/ui/common/index.ts';
import { useText } from '../../shared/ui/base/index.ts';
import { keysOf, useWholeWidth } from '../../shared/ui/hooks/index.ts';
import css from './interest-calendar.css?inline';
import { daysOf, ranked, totalOf } from './interest-calendar.model.ts';
import { texts } from './interest-calendar.text.ts';
import { PeopleOfDay } from './parts/people-of-day.tsx';

/** The cells have space for this many from the start (interest-calendar.css), so that no row grows (D30); the day's detail lists all. */
const COURSES_IN_A_CELL = 6;

/** The courses that people want on the next 31 days, and who those people are (part 2, "Admin widgets"). */
export function InterestCalendar(): ReactNode {
  return (
    <ServerState>
      <Calendar />
    </ServerState>
  );
}

function Calendar(): ReactNode {
  useWholeWidth();
  useStyles(css);
  const words = useText(texts);
  const { change } = useWidget();
  const today = useToday();
  const days = daysOf(today);
  const [day, setDay] = useState<Day>();
  const summary = interestSummaryQuery();
  const { data, error, isFetching, refetch } = useQuery({
    ...summary,
    // after midnight the span has a new last day, which is missing in the former answer
    queryKey: [...summary.queryKey, today],
    placeholderData: keepPreviousData,
  });

  // beside an error an earlier answer stays visible, but "none" is shown only for a current answer
  const isKnown = data !== undefined && !error;
  const on = (each: Day) => ranked((days.includes(each) && data?.[each]) || []);
  const chosen = day && days.includes(day) ? day : undefined;
  const choose = (next: Day): void => {
    setDay(next);
    change(next);
  };
  const describe = (each: Day): string => {
    const courses = on(each);
    if (courses.length === 0) return isKnown ? words.none : '';
    return [
      words.interested(totalOf(courses)),
      ...courses.map(({ course, total }) => words.course(course || words.noName, total)),
    ].join(', ');
  };
  const renderDay = (each: Day): ReactNode => {
    const courses = on(each);
    const shown = courses.slice(0, COURSES_IN_A_CELL);
    const keys = keysOf(shown.map(({ course_list_id }) => course_list_id));
    const hidden = courses.length - shown.length;
    return (
      shown.length > 0 && (
        <span
          className="lines"
          data-many={shown.length > 3 || undefined}
          style={{ '--_lines': Math.floor(COURSES_IN_A_CELL / shown.length) }}
        >
          <span className="total sum">{shownNumber(totalOf(courses))}</span>
          {shown.map(({ course, total }, at) => (
            <span key={keys[at]} className="line">
              <span className="total">{shownNumber(total)}</span>
              <span>{course || words.noName}</span>
            </span>
          ))}
          {hidden > 0 && <span className="more">{words.more(hidden)}</span>}
        </span>
      )
    );
  };
  const total = days.reduce((sum, each) => sum + totalOf(on(each)), 0);
  const nobody = isKnown && total === 0;

  return (
    <div className="interests ui-whole-width" aria-busy={isFetching}>
      <div className="progress">
        <StillWorking busy={isFetching && !data} />
        <Status className="status">
          {!data && isFetching ? words.loading : isKnown && !nobody ? words.loaded(total) : ''}
        </Status>
      </div>
      <LiveRegion text={nobody ? words.noneAtAll : ''} />
      <DayCalendar
        start={today}
        count={days.length}
        today={today}
        first={today}
        selected={chosen}
        onSelect={choose}
        describe={describe}
        renderDay={renderDay}
        hint={words.chooseDay}
        agenda={days.filter((each) => on(each).length > 0).map((each) => [each, renderDay(each)])}
        failure={error && !isFetching && <FailureNotice size="s" error={error} onRetry={() => unawaited(refetch())} />}
        empty={nobody && <EmptyState icon="calendar" title={words.noneAtAll} hint={words.noneAtAllHint} />}
        detail={chosen && <PeopleOfDay key={chosen} day={chosen} />}
      />
    </div>
  );
}
