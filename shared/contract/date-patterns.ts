/** Patterns of dates for the reference, as far as a pattern can say it: 30 February is not a day. */

const DAY = String.raw`\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])`;
const CLOCK = String.raw`([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?`;
const ZONE = String.raw`([Zz]|[+-]\d{2}:?\d{2})`;
const MOMENT = String.raw`${DAY}([Tt ]${CLOCK}\s*${ZONE}?)?`;
const MONTH = String.raw`(0?[1-9]|1[0-2])-\d{4}|\d{4}-(0?[1-9]|1[0-2])`;

/** The text of a day or moment. */
export const MOMENT_PATTERN = String.raw`^\s*${MOMENT}\s*$`;
/** The text of a month, or of a day or moment in it, or an empty one. */
export const MONTH_PATTERN = String.raw`^\s*(${MONTH}|${MOMENT})?\s*$`;
