import { type ReactNode, useState } from 'react';
import { formatSen } from '../../../shared/lib/index.ts';
import { Button, ButtonLink } from '../../../shared/ui/controls/index.ts';
import { Icon } from '../../../shared/ui/content/index.ts';
import { Dialog } from '../../../shared/ui/dialog/index.ts';
import { useText, useUi } from '../../../shared/ui/base/index.ts';
import {
  type Course,
  isFull,
  locationOf,
  regionOf,
  registeredOf,
  registerPath,
  whenOf,
} from '../course-calendar.model.ts';
import { texts } from '../course-calendar.text.ts';

/** One course with all its facts, in the order of part 2. */
export function CourseCard({ course }: { course: Course }): ReactNode {
  const words = useText(texts);
  const { locale } = useUi();
  const [isOpen, setOpen] = useState(false);
  const region = regionOf(course);
  const facts: [kind: string, term: string, value: string][] = [
    ['when', words.date, whenOf(course, locale)],
    ['fee', words.fee, course.fee === null ? '' : formatSen(course.fee)],
    ['', words.period, course.period],
    ['', words.tutor, course.tutor_name ?? ''],
    ['', words.location, locationOf(course)],
    ['', words.registrations, registrations(course, words)],
  ];
  return (
    <li className="course">
      {region && (
        <p className="region" dir="auto">
          {region}
        </p>
      )}
      <h4 dir="auto">{course.name}</h4>
      <dl>
        {facts.map(([kind, term, value]) => (
          <div key={term} className={kind}>
            <dt>{term}</dt>
            <dd dir="auto">{value || words.unknown}</dd>
          </div>
        ))}
      </dl>
      <div className="actions">
        {isFull(course) ? (
          <strong className="full">
            <Icon name="info" size={18} />
            <span>{words.full}</span>
          </strong>
        ) : (
          <ButtonLink
            variant="primary"
            href={registerPath(course.id)}
            target="_blank"
            rel="noopener"
            aria-label={words.registerFor(course.name)}
          >
            {words.register}
          </ButtonLink>
        )}
        <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {words.showDescription}
        </Button>
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
