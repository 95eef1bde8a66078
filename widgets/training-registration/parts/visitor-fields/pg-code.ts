const PREFIX = 'PG';
/** The most digits of a code (part 5). */
const LONGEST = 8;

/** Whether a text is a PG code: PG and 5 to 8 digits (part 5, D4). */
export const isPgCode = (code: string): boolean => /^PG\d{5,8}$/.test(code);

/**
 * Applies the mask PG######## to what a field contains after typing or pasting. Digits alone get the prefix. A full field refuses
 * new digits, wherever they are typed: those that were there are the code.
 * @param caret where the caret is in `typed`: what is new stands before it, what stands after it was there
 * @returns the code, and where the caret belongs in it: after the same digits
 */
export function maskedPgCode(typed: string, caret = typed.length): { code: string; caret: number } {
  const after = digitsOf(typed.slice(caret)).slice(0, LONGEST);
  const before = digitsOf(typed.slice(0, caret)).slice(0, LONGEST - after.length);
  const code = PREFIX + before + after;
  if (code !== PREFIX) return { code, caret: PREFIX.length + before.length };
  const letters = typed.toUpperCase().replace(/[^PG]/g, '');
  const begun = letters.startsWith(PREFIX) ? PREFIX : letters.startsWith('P') ? 'P' : '';
  return { code: begun, caret: begun.length };
}

const digitsOf = (text: string): string => text.replace(/\D/g, '');
