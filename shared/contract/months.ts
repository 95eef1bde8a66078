/** Schemas of months in answers and properties (decision D8). */
import * as v from 'valibot';
import { type CountedMonth, parseMonth } from '../lib/index.ts';
import { optional } from '../lib/schema/index.ts';
import { wireShape } from '../lib/wire-shape/index.ts';
import { monthPattern } from './date-patterns.ts';

const EXPECTED = 'expected a month such as "3-2026", "03-2026" or "2026-03", or a day in it such as "2026-03-15"';

/** An optional month, converted to a `CountedMonth` (shared/lib/month.ts). `null` and the empty text, which templates print for "none", become `undefined`. */
export const optionalMonth = v.pipe(
  optional(v.string(EXPECTED), ''),
  v.rawTransform<string, CountedMonth | undefined>(({ dataset, addIssue, NEVER }) => {
    if (dataset.value.trim() === '') return undefined;
    const month = parseMonth(dataset.value);
    if (month !== undefined) return month;
    addIssue({ message: EXPECTED });
    return NEVER;
  }),
);
wireShape(optionalMonth, {
  name: 'Month',
  description: 'A month: "3-2026", "03-2026", "2026-03", or a day in it; an empty text is none (D8).',
  received: { type: ['string', 'null'], pattern: monthPattern() },
});
