import type { ReactNode } from 'react';
import { useText } from '../../../shared/ui/base/index.ts';
import { EmptyState } from '../../../shared/ui/feedback/index.ts';
import { keysOf } from '../../../shared/ui/hooks/index.ts';
import type { Course } from '../course-calendar.model.ts';
import { texts } from '../course-calendar.text.ts';
import { CourseCard } from './course-card.tsx';

/**
 * The courses of the chosen day.
 * @param props.hidden how many more there are that do not match the search
 */
export function CoursesOfDay({ courses, hidden }: { courses: readonly Course[]; hidden: number }): ReactNode {
  const words = useText(texts);
  // a course may have two times on a day
  const keys = keysOf(courses.map(({ id }) => id));
  return (
    <>
      {courses.length > 0 ? (
        <ul className="courses">
          {courses.map((course, at) => (
            <CourseCard key={keys[at]} course={course} />
          ))}
        </ul>
      ) : (
        hidden === 0 && <EmptyState icon="calendar" title={words.noneOnDay} />
      )}
      {hidden > 0 && <p className="hidden-ones">{words.hiddenBySearch(hidden)}</p>}
    </>
  );
}
