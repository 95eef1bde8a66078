/** Patterns of dates for the reference, as far as a pattern can say it: 30 February is not a day. They are functions, so that a bundle drops them. */

const DAY = '\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])';
const CLOCK = '([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d(\\.\\d+)?)?';
const ZONE = '([Zz]|[+-]\\d{2}:?\\d{2})';
const moment = (): string => `${DAY}([Tt ]${CLOCK}\\s*${ZONE}?)?`;
const MONTH = '(0?[1-9]|1[0-2])-\\d{4}|\\d{4}-(0?[1-9]|1[0-2])';

/** The text of a day or moment. */
export const momentPattern = (): string => `^\\s*${moment()}\\s*$`;
/** The text of a month, or of a day or moment in it, or an empty one. */
export const monthPattern = (): string => `^\\s*(${MONTH}|${moment()})?\\s*$`;
