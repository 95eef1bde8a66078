import { extensionsOf, isOf, shortName } from './file-types.ts';

/** The highest percentage that is shown before the server has answered (part 9). */
export const BEFORE_THE_ANSWER = 95;
/** Steps, in percent, in which progress is announced to screen readers. */
const STEP = 25;

/** The states of an upload (part 4). */
export type Phase = 'idle' | 'selected' | 'uploading' | 'success' | 'failure';

/**
 * The percentage that was sent, rounded and at most 95; 0 while the total is unknown.
 * @param loaded,total bytes
 */
export function percentSent(loaded: number, total: number): number {
  if (!(total > 0) || !(loaded > 0)) return 0;
  return Math.min(BEFORE_THE_ANSWER, Math.round((loaded / total) * 100));
}

/** The percentage to announce: multiples of 25, so that screen readers are not flooded. */
export function announcedPercent(percent: number): number {
  return Math.floor(percent / STEP) * STEP;
}

/** Why a file is refused before it is sent. Empty files are left to the server. */
export type Refusal = 'type' | 'size';

/**
 * Checks a file before it is sent.
 * @param accept as in HTML: extensions, types and `image/*`, separated by commas; empty accepts everything
 * @param max_bytes the largest size, in bytes
 * @returns `undefined` when the file may be sent
 */
export function refusalOf(
  file: { name: string; type: string; size: number },
  accept: string,
  max_bytes?: number,
): Refusal | undefined {
  if (max_bytes !== undefined && file.size > max_bytes) return 'size';
  const tokens = tokensOf(accept);
  return tokens.length === 0 || tokens.some((token) => isOf(token, file)) ? undefined : 'type';
}

/** The accepted extensions and types; none if every file is accepted. */
function tokensOf(accept: string): string[] {
  const tokens = accept.split(',').flatMap((token) => token.trim().toLowerCase() || []);
  return tokens.includes('*/*') || tokens.includes('*') ? [] : tokens;
}

/** The same types for the file input of the browser, which may not know one by that name: with the extensions of each. */
export const withExtensions = (accept: string): string =>
  tokensOf(accept)
    .flatMap((token) =>
      /^[^.].*\/[^*]/.test(token) ? [token, ...extensionsOf(token).map((extension) => `.${extension}`)] : token,
    )
    .join();

/** The kind of a file, from the extension of its name, else from its type; empty if neither is known. */
export const kindOfFile = ({ name, type }: { name: string; type: string }): string =>
  shortName(/\.\w{1,8}$/.exec(name)?.[0] ?? type);

/**
 * The accepted types in words, such as `PDF, images`.
 * @param kinds words for types that are not shown by their own name, such as `image/*`
 */
export function typeWords(accept: string, kinds: Readonly<Record<string, string>>): string {
  const words = tokensOf(accept).map((token) => kinds[token] ?? shortName(token));
  return [...new Set(words)].join(', ');
}

const UNITS = ['B', 'KB', 'MB', 'GB', 'TB'];

/** A size in words, such as `1.5 MB`, without line breaks: 1 KB is 1,024 bytes; numbers below ten have one decimal. */
export function sizeWords(bytes: number): string {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10));
  const value = bytes / 1024 ** power;
  const digits = power > 0 && value < 9.95 ? 1 : 0;
  return `${value.toFixed(digits)}\u00a0${UNITS[power]}`;
}
