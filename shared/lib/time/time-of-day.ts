/**
 * Reads the time of a slot as the server writes it, for sorting and for comparing with the clock.
 * @param text `10:00 am`, `10.00 PM`, `9 am`, `13:30`, `09:00:00`
 * @returns minutes since midnight; `undefined` when the text is not a time
 */
export function minutesOfSlotTime(text: string): number | undefined {
  const parts = /^(\d{1,2})(?:[:.](\d{2})(?::\d{2})?)?\s*([ap])\.?m\.?$|^(\d{1,2}):(\d{2})(?::\d{2})?$/i.exec(
    text.trim(),
  );
  if (!parts) return undefined;
  const [, hour12, minute12 = '0', half, hour24, minute24] = parts;
  const minute = Number(minute24 ?? minute12);
  if (minute > 59) return undefined;
  if (half === undefined) return Number(hour24) < 24 ? Number(hour24) * 60 + minute : undefined;
  const hour = Number(hour12);
  if (hour < 1 || hour > 12) return undefined;
  return ((hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0)) * 60 + minute;
}
