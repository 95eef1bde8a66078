import { type ReactNode, useId, useState } from 'react';
import { monthWords } from '../../shared/lib/day-words.ts';
import type { Day } from '../../shared/lib/day.ts';
import { type Month, monthOf } from '../../shared/lib/month.ts';
import { unawaited } from '../../shared/lib/unawaited.ts';
import { FailureNotice } from '../../shared/runtime/failure-notice.tsx';
import { useWidget } from '../../shared/runtime/index.ts';
import { ServerState } from '../../shared/runtime/server-state.tsx';
import { DayCalendar } from '../../shared/ui/day-calendar.tsx';
import { StillWorking } from '../../shared/ui/still-working.tsx';
import { useStyles } from '../../shared/ui/styles.ts';
import { TextInput } from '../../shared/ui/text-input.tsx';
import { useText } from '../../shared/ui/text.ts';
import { useUi } from '../../shared/ui/ui-context.ts';
import { useToday } from '../../shared/ui/use-today.ts';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import css from './course-calendar.css?inline';
import { byDay, matching } from './course-calendar.model.ts';
import { texts } from './course-calendar.text.ts';
import { CoursesOfDay } from './parts/courses-of-day.tsx';
import { useCourses } from './parts/use-courses.ts';

/** The academy's courses, month by month (part 2). */
export function CourseCalendar(): ReactNode {
  return (
    <ServerState>
      <Calendar />
    </ServerState>
  );
}

function Calendar(): ReactNode {
  useStyles(css);
  const words = useText(texts);
  const { locale } = useUi();
  const { change } = useWidget();
  const today = useToday();
  const [month, setMonth] = useState<Month>(() => monthOf(today));
  const [day, setDay] = useState<Day>();
  const [search, setSearch] = useState('');
  const searchId = useId();
  const { data, error, isFetching, refetch } = useCourses(month);

  const all = byDay(data ?? [], month);
  const found = byDay(matching(data ?? [], search), month);
  const countOn = (each: Day): number => found.get(each)?.length ?? 0;
  const isSearching = search.trim() !== '';
  // of the days that can be chosen: the agenda of a phone shows no others
  const coming = [...found.keys()].filter((each) => each >= today).sort();
  const matches = coming.reduce((sum, each) => sum + countOn(each), 0);
  const chosen = day && monthOf(day) === month ? day : undefined;
  const choose = (next: Day | undefined): void => {
    setDay(next);
    if (next) change(next);
  };

  return (
    <div className="academy" aria-busy={isFetching}>
      <div className="search">
        <VisuallyHidden id={searchId}>{words.search}</VisuallyHidden>
        <TextInput
          type="search"
          aria-labelledby={searchId}
          placeholder={words.search}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <p className="status" role="status">
          {!data && isFetching
            ? words.loading
            : isSearching && data
              ? words.matches(matches, monthWords(month, locale))
              : ''}
        </p>
      </div>
      {error && !isFetching && <FailureNotice error={error} onRetry={() => unawaited(refetch())} />}
      <StillWorking busy={isFetching && !data} />
      <DayCalendar
        month={month}
        onMonthChange={setMonth}
        today={today}
        first={today}
        selected={chosen}
        onSelect={choose}
        describe={(each) => (countOn(each) > 0 ? words.courses(countOn(each)) : '')}
        renderDay={(each) => countOn(each) > 0 && <span className="count">{words.courses(countOn(each))}</span>}
        hint={words.chooseDay}
        agendaDays={coming}
        agendaEmpty={data && !error ? (isSearching ? words.noneMatches : words.noneInMonth) : ''}
        detail={
          chosen &&
          data && (
            <CoursesOfDay courses={found.get(chosen) ?? []} hidden={(all.get(chosen)?.length ?? 0) - countOn(chosen)} />
          )
        }
      />
    </div>
  );
}
