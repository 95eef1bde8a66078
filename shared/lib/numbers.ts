/** A number as it is written in Malaysia (part 9): `1,234`. */
export const shownNumber = (value: number): string => value.toLocaleString('ms-MY');

const NO_BREAK_SPACE = '\u00a0';

/**
 * Money as it is written in Malaysia (part 9), without line breaks.
 * @param sen whole sen
 * @returns for example `RM 1,234.50`
 */
export function formatSen(sen: number): string {
  const whole = Math.abs(sen);
  const ringgit = String(Math.floor(whole / 100)).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${sen < 0 ? '-' : ''}RM${NO_BREAK_SPACE}${ringgit}.${String(whole % 100).padStart(2, '0')}`;
}

/**
 * Converts ringgit, as a server writes them, to whole sen. Works on the decimal digits, so there is no floating-point error.
 * @param ringgit `199.95`, `"199.95"`, `"199.9500"`, `"1,199.95"`, `".5"` or `"5."`; parts of a sen are rounded half up
 * @returns whole sen, or `undefined` when the text is not an amount, or the amount is too large to be exact
 */
export function senFromRinggit(ringgit: string | number): number | undefined {
  const plain = typeof ringgit === 'number' ? plainDigits(ringgit) : ringgit.trim();
  const parts = /^(-?)(?=\.?\d)(\d*|\d{1,3}(?:,\d{3})+)(?:\.(\d*))?$/.exec(plain);
  if (!parts) return undefined;
  const [, sign, whole = '', fraction = ''] = parts;
  const hundredths = `${fraction}00`.slice(0, 2);
  const sen = Number(whole.replaceAll(',', '') + hundredths) + (Number(fraction[2] ?? 0) >= 5 ? 1 : 0);
  if (!Number.isSafeInteger(sen)) return undefined;
  return sen === 0 ? 0 : sign ? -sen : sen;
}

/** A number's decimal digits, without an exponent such as `1e-7`. */
function plainDigits(value: number): string {
  return Math.abs(value) < 1e-6 ? '0' : String(value);
}
