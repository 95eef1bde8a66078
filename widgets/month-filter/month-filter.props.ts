import * as v from 'valibot';
import { flag, object, optional, text } from '../../shared/lib/schema/index.ts';
import { list, optionalMonth } from '../../shared/contract/index.ts';
import { MONTH_FORMAT } from '../../shared/lib/index.ts';

export const properties = v.pipe(
  object({
    /** The month the page shows now, such as `3-2026`. */
    month_year: optionalMonth,
    /** The first month that can be chosen: a month, or a day in it. */
    min: optionalMonth,
    /** The last month that can be chosen: a month, or a day in it. */
    max: optionalMonth,
    /** The language of the months' names, any BCP 47 tag such as `zh-Hans`; an unknown one gives English. Without it, the widget's own language. */
    lang: optional(text),
    /** Exactly twelve names, January first, instead of the language's own. */
    months: optional(
      v.pipe(
        list(text),
        v.check(({ length }) => length === 12, 'expected exactly 12 names, January first'),
      ),
    ),
    /** How a month is shown: `%n` its name, `%m` its number in two digits, `%Y` the year (part 9). */
    format: optional(text, MONTH_FORMAT),
    /** A label instead of the widget's own. */
    label: optional(text),
    /** Has a start and an end month instead of one month; loaded as `start_month_year=01-2026&end_month_year=03-2026`. */
    range: optional(flag, false),
    /** For `range`: the first month the page shows now. */
    start_month_year: optionalMonth,
    /** For `range`: the last month the page shows now; it lies after the first. */
    end_month_year: optionalMonth,
  }),
  v.check(
    ({ min, max }) => min === undefined || max === undefined || min <= max,
    '"max" lies before "min"; expected a month that can be chosen.',
  ),
  v.check(
    ({ start_month_year: start, end_month_year: end }) => start === undefined || end === undefined || start < end,
    '"end_month_year" must be after "start_month_year" (part 5).',
  ),
);

/** The parameters the page is about to be loaded with. */
export const change = v.union([
  object({ month_year: v.string() }),
  object({ start_month_year: v.string(), end_month_year: v.string() }),
]);

export type Properties = v.InferOutput<typeof properties>;
