/** The most that is shown before the server has answered, percent (part 9). */
const BEFORE_THE_ANSWER = 95;
/** How far apart announcements for screen readers are, percent. */
const STEP = 25;

/** Where an upload is: the states of part 4. */
export type Phase = 'idle' | 'selected' | 'uploading' | 'success' | 'failure';

/** Rounded percentage of what was sent, capped at 95; 0 while the total is not known. @param loaded,total bytes */
export function percentSent(loaded: number, total: number): number {
  if (!(total > 0) || !(loaded > 0)) return 0;
  return Math.min(BEFORE_THE_ANSWER, Math.round((loaded / total) * 100));
}

/** The percentage to announce: steps of a quarter, so that screen readers are not flooded. */
export function announcedPercent(percent: number): number {
  return Math.floor(percent / STEP) * STEP;
}

/** Why a file is refused before it is sent. A file of 0 bytes is the server's to judge. */
export type Refusal = 'type' | 'size';

/**
 * @param accept as in HTML: extensions, types and `image/*`, separated by commas; empty takes everything
 * @param max_bytes bytes
 */
export function refusalOf(
  file: { name: string; type: string; size: number },
  accept: string,
  max_bytes?: number,
): Refusal | undefined {
  if (max_bytes !== undefined && file.size > max_bytes) return 'size';
  const tokens = tokensOf(accept);
  const name = file.name.toLowerCase();
  const type = file.type.toLowerCase();
  const fits = (token: string): boolean => {
    if (token === '*' || token === '*/*') return true;
    if (token.startsWith('.')) return name.endsWith(token);
    return token.endsWith('/*') ? type.startsWith(token.slice(0, -1)) : type === token;
  };
  return tokens.length === 0 || tokens.some(fits) ? undefined : 'type';
}

const tokensOf = (accept: string): string[] =>
  accept
    .split(',')
    .map((token) => token.trim().toLowerCase())
    .filter(Boolean);

/** The accepted types as people read them, `.pdf, images`. @param kinds the words for what is not said as it is written */
export function typeWords(accept: string, kinds: Readonly<Record<string, string>>): string {
  return tokensOf(accept)
    .map((token) => kinds[token] ?? token)
    .join(', ');
}

const UNITS = ['B', 'KB', 'MB', 'GB', 'TB'];

/** A size as people read it, `1.5 MB`: 1 KB is 1,024 bytes, one decimal below ten. */
export function sizeWords(bytes: number): string {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10));
  const value = bytes / 1024 ** power;
  const digits = power > 0 && value < 9.95 ? 1 : 0;
  return `${value.toFixed(digits)} ${UNITS[power]}`;
}
