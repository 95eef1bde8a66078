import { type ReactNode, useId, useState } from 'react';
import { unawaited } from '../../shared/page/index.ts';
import { type Day, type Month, daysIn, monthOf, monthWords } from '../../shared/lib/index.ts';
import { FailureNotice } from '../../shared/runtime/failures/index.ts';
import { useWidget } from '../../shared/runtime/index.ts';
import { ServerState, useToday } from '../../shared/runtime/server-state/index.ts';
import { DayCalendar } from '../../shared/ui/calendar/index.ts';
import { EmptyState, LiveRegion, Status } from '../../shared/ui/feedback/index.ts';
import { StillWorking, TextInput } from '../../shared/ui/controls/index.ts';
import { useStyles } from '../../shared/ui/common/index.ts';
import { useText, useUi } from '../../shared/ui/base/index.ts';
import { VisuallyHidden } from '../../shared/ui/content/index.ts';
import { keysOf, useWholeWidth } from '../../shared/ui/hooks/index.ts';
import css from './course-calendar.css?inline';
import { byDay, type Course, matching } from './course-calendar.model.ts';
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
  useWholeWidth();
  useStyles(css);
  const words = useText(texts);
  const { locale } = useUi();
  const { change } = useWidget();
  const today = useToday();
  const [turnedTo, setTurnedTo] = useState<Month>();
  const month = turnedTo ?? monthOf(today); // the first answer may say that this device's clock is wrong
  const [day, setDay] = useState<Day>();
  const [search, setSearch] = useState('');
  const searchId = useId();
  const { data, error, isFetching, refetch } = useCourses(month);

  const all = byDay(data ?? [], month);
  const found = byDay(matching(data ?? [], search), month);
  const countOn = (each: Day): number => found.get(each)?.length ?? 0;
  const isSearching = search.trim() !== '';
  const coming = [...found.keys()].filter((each) => each >= today).sort();
  const matches = coming.reduce((sum, each) => sum + countOn(each), 0);
  const nothingMatches = data && !error && isSearching && matches === 0;
  const chosen = day && day >= today && monthOf(day) === month ? day : undefined;
  const choose = (next: Day): void => {
    setDay(next);
    change(next);
  };

  return (
    <div className="academy ui-whole-width" aria-busy={isFetching} data-loading={(!data && isFetching) || undefined}>
      <div className="search">
        <VisuallyHidden id={searchId}>{words.search}</VisuallyHidden>
        <TextInput
          type="search"
          aria-labelledby={searchId}
          placeholder={words.search}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        {/* that nothing matches stands where the day's courses would: here it is for screen readers */}
        <Status className={nothingMatches && !chosen ? 'status ui-hidden' : 'status'}>
          {!data && isFetching
            ? words.loading
            : isSearching && data
              ? matches > 0
                ? words.matches(matches, monthWords(month, locale))
                : `${words.noneMatches} ${words.noneMatchesHint}`
              : ''}
        </Status>
      </div>
      <LiveRegion text={data && !error && !isSearching ? words.loaded(matches, monthWords(month, locale)) : ''} />
      <StillWorking busy={isFetching && !data} />
      <DayCalendar
        start={`${month}-01`}
        count={daysIn(month)}
        onMonthChange={setTurnedTo}
        today={today}
        first={today}
        selected={chosen}
        onSelect={choose}
        describe={(each) => (countOn(each) > 0 ? words.courses(countOn(each)) : '')}
        renderDay={(each) =>
          countOn(each) > 0 && (
            <span className="count">
              <span className="number">{countOn(each)}</span>
              <span className="words">{words.courses(countOn(each))}</span>
            </span>
          )
        }
        hint={words.chooseDay}
        agenda={coming.map((each) => [each, <NamesOf key={each} courses={found.get(each) ?? []} />])}
        failure={error && !isFetching && <FailureNotice error={error} onRetry={() => unawaited(refetch())} />}
        empty={
          data &&
          !error &&
          coming.length === 0 && (
            <EmptyState
              icon="calendar"
              title={isSearching ? words.noneMatches : words.noneInMonth}
              hint={isSearching ? words.noneMatchesHint : words.noneInMonthHint}
            />
          )
        }
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

function NamesOf({ courses }: { courses: readonly Course[] }): ReactNode {
  const keys = keysOf(courses.map(({ id }) => id));
  return courses.map(({ name }, at) => (
    <span key={keys[at]} className="coming" dir="auto">
      {name}
    </span>
  ));
}
