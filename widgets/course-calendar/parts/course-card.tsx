import { type ReactNode, useState } from 'react';
import { dateWords } from '../../../shared/lib/day-words.ts';
import { formatSen } from '../../../shared/lib/format-sen.ts';
import { pageSettings } from '../../../shared/lib/page-settings.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { useText } from '../../../shared/ui/text.ts';
import { useUi } from '../../../shared/ui/ui-context.ts';
import {
  type Course,
  dayOf,
  isFull,
  locationOf,
  regionOf,
  registeredOf,
  registerPath,
  timeOf,
} from '../course-calendar.model.ts';
import { texts } from '../course-calendar.text.ts';

/** One course with everything that is known of it (part 2, "Academy course calendar"). */
export function CourseCard({ course }: { course: Course }): ReactNode {
  const words = useText(texts);
  const { locale } = useUi();
  const [isOpen, setOpen] = useState(false);
  const facts: [term: string, value: string][] = [
    [words.region, regionOf(course)],
    [words.date, `${dateWords(dayOf(course), locale)}, ${timeOf(course, locale)}`],
    [words.fee, formatSen(course.fee)],
    [words.period, course.period],
    [words.tutor, course.tutor_name ?? ''],
    [words.location, locationOf(course)],
    [words.registrations, registrations(course, words)],
  ];
  return (
    <li className="course">
      <h4 dir="auto">{course.name}</h4>
      <dl>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd dir="auto">{value || words.unknown}</dd>
          </div>
        ))}
      </dl>
      <div className="actions">
        <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {words.showDescription}
        </Button>
        {isFull(course) ? (
          <strong className="full">{words.full}</strong>
        ) : (
          <a
            className="register"
            href={registerPath(course.id, pageSettings().api_base)}
            target="_blank"
            rel="noopener"
            aria-label={words.registerFor(course.name)}
          >
            {words.register}
          </a>
        )}
      </div>
      <Dialog open={isOpen} onClose={() => setOpen(false)} closeOnBackdrop title={course.name}>
        <p className="description" dir="auto">
          {course.description.trim() || words.noDescription}
        </p>
      </Dialog>
    </li>
  );
}

function registrations(course: Course, words: (typeof texts)['ms']): string {
  const registered = registeredOf(course);
  if (registered !== undefined) return words.registered(registered, course.total_slot ?? 0);
  return course.slot_available === null ? '' : words.placesLeft(course.slot_available);
}
