const TIME = /^\s*(\d{1,2})(?:[:.](\d{2}))?\s*(?:([ap])\.?\s*m\b|(pagi|tengah\s*hari|petang|malam)\b)?/i;
const NOON_H = 12;

/**
 * When a time slot begins, read from the server's text: `10:00 am`, `2.30 PM`, `14:00`, `9 pagi`; of a range its beginning.
 * @returns minutes since midnight, `undefined` when the text is no time
 */
export function minutesOf(time: string): number | undefined {
  const [, hours = '', minutes, half, partOfDay] = TIME.exec(time) ?? [];
  const marked = half ?? partOfDay;
  if (!hours || !(minutes || marked)) return undefined;
  const hour = Number(hours);
  const minute = Number(minutes ?? 0);
  const isLate = half ? /p/i.test(half) : partOfDay !== undefined && !/pagi/i.test(partOfDay);
  if (minute > 59 || hour > (marked ? NOON_H : 23) || (marked && hour === 0)) return undefined;
  return (marked ? (hour % NOON_H) + (isLate ? NOON_H : 0) : hour) * 60 + minute;
}

/** Order of times as times; those that cannot be read come last, as texts. */
export function byTime(a: string, b: string): number {
  const [first = Infinity, second = Infinity] = [minutesOf(a), minutesOf(b)];
  return first === second ? Number(a > b) - Number(a < b) : first - second;
}
