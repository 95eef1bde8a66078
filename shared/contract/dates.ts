/** Schemas of days and moments in answers and properties (decisions W11 and D20). */
import * as v from 'valibot';
import { kualaLumpurTime } from '../lib/index.ts';
import { momentPattern } from './date-patterns.ts';
import { wireShape } from '../lib/wire-shape/index.ts';

const EXPECTED_DAY = 'expected a day such as "2026-11-23"';
const EXPECTED_MOMENT = 'expected a time such as "2026-11-23 09:00:00" (Kuala Lumpur) or "2026-11-23T01:00:00Z"';

const moment = (expectation: string) =>
  v.rawTransform<string, string>(({ dataset, addIssue, NEVER }) => {
    const time = kualaLumpurTime(dataset.value);
    if (time) return time;
    addIssue({ message: expectation });
    return NEVER;
  });

/** A moment, normalised to `2026-11-23T09:00:00+08:00`: `slice(0, 10)` is the day in Kuala Lumpur, `slice(11, 16)` the time there. */
export const dateTime = v.pipe(v.string(EXPECTED_MOMENT), moment(EXPECTED_MOMENT));
wireShape(dateTime, {
  name: 'Moment',
  description: 'A moment: "2026-11-23 09:00:00" is Kuala Lumpur\'s, "2026-11-23T01:00:00Z" says its own zone.',
  received: { type: 'string', pattern: momentPattern() },
});

/** A calendar day in Kuala Lumpur, normalised to `2026-11-23`. A moment is accepted too and becomes its day there. */
export const plainDate = v.pipe(
  v.string(EXPECTED_DAY),
  moment(EXPECTED_DAY),
  v.transform((time) => time.slice(0, 10)),
);
wireShape(plainDate, {
  name: 'Day',
  description: 'A calendar day in Kuala Lumpur, such as "2026-11-23"; of a moment, its day there (D20).',
  received: { type: 'string', pattern: momentPattern() },
  sent: { type: 'string', format: 'date', description: 'A calendar day in Kuala Lumpur, such as "2026-11-23".' },
});
