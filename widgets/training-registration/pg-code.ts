const LONGEST = 8;

/** Whether a text is a PG code: PG and 5 to 8 digits (part 5, D4). */
export const isPgCode = (code: string): boolean => /^PG\d{5,8}$/.test(code);

/** Applies the mask PG######## to typed or pasted text. An empty text stays empty, and digits alone get the prefix. */
export function maskedPgCode(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, LONGEST);
  if (digits) return `PG${digits}`;
  const letters = typed.toUpperCase().replace(/[^PG]/g, '');
  return letters.startsWith('PG') ? 'PG' : letters.startsWith('P') ? 'P' : '';
}
