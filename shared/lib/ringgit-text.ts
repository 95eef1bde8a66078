const format = new Intl.NumberFormat('ms-MY', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/**
 * Money as people read it (part 9).
 * @param sen whole sen, `123450`
 * @returns `RM 1,234.50`
 */
export function ringgitText(sen: number): string {
  return `${sen < 0 ? '-' : ''}RM ${format.format(Math.abs(sen) / 100)}`;
}
