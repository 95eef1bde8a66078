/** The longest side of the picture that is cropped and previewed, and of what is saved, px (part 9). */
export const LONGEST_SIDE = 1024;
/** Factors of the zoom buttons (part 9). */
export const ZOOM_IN = 1.1;
export const ZOOM_OUT = 0.9;
/** How far out and in one may zoom, as factors of the size in which the whole picture fits (D16, "clamped"). */
const LEAST_ZOOM = 0.5;
const MOST_ZOOM = 10;

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Square {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/** Why a file cannot become a photo. */
export type Problem = 'empty' | 'not-an-image' | 'heic' | 'broken' | 'cut-off' | 'no-room';

/** The size scaled down so that no side is longer than `longest`, px, whole and at least 1. It is never scaled up. */
export function fitted({ width, height }: Size, longest: number): Size {
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/**
 * The zoom ratio brought into its limits.
 * @param fit the ratio in which the whole picture fits
 */
export function clampedZoom(ratio: number, fit: number): number {
  return Math.min(fit * MOST_ZOOM, Math.max(fit * LEAST_ZOOM, ratio));
}

/**
 * The square chosen on the scaled-down picture, in pixels of the original and entirely inside it.
 * @param chosen as the cropper gives it, fractions and overhanging edges included
 */
export function squareOfOriginal(chosen: Square, shown: Size, original: Size): Square {
  const scale = Math.max(original.width, original.height) / Math.max(shown.width, shown.height);
  const side = Math.max(1, Math.min(Math.round(chosen.side * scale), original.width, original.height));
  const inside = (start: number, length: number): number =>
    Math.min(Math.max(0, Math.round(start * scale)), length - side);
  return { x: inside(chosen.x, original.width), y: inside(chosen.y, original.height), side };
}

const SIGNATURES: ReadonlyArray<readonly [at: number, text: RegExp]> = [
  [0, /^\xFF\xD8\xFF/], // JPEG
  [0, /^\x89PNG/],
  [0, /^GIF8/],
  [0, /^BM/],
  [0, /^RIFF.{4}WEBP/s],
  [4, /^ftypavi[fs]/],
  [0, /^(\xEF\xBB\xBF)?\s*<(\?xml|svg|!--|!DOCTYPE svg)/i],
];

/**
 * Why a file that the browser could not decode failed, told from how it begins: the name and the declared type of a file may be wrong.
 * @param start the first bytes, 64 are enough
 */
export function problemOf(start: Uint8Array): Problem {
  if (start.length === 0) return 'empty';
  const text = String.fromCharCode(...start.subarray(0, 64));
  if (/^ftyp(hei[cxms]|hev[cx]|mif1|msf1)/.test(text.slice(4))) return 'heic';
  return SIGNATURES.some(([at, pattern]) => pattern.test(text.slice(at))) ? 'broken' : 'not-an-image';
}
