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
