/** The longest side of the picture that is cropped, and of its preview, in px (part 9). */
export const LONGEST_SIDE = 1024;
/** The most of a saved photo: its side in px, and its bytes, because a stock PHP refuses more than 2 MB (D31). */
export const SAVED_SIDE = 600;
export const SAVED_BYTES = 500_000;
/** Factors of the zoom buttons (part 9). */
export const ZOOM_IN = 1.1;
export const ZOOM_OUT = 0.9;
/** Limits of the zoom, relative to the size at which the whole picture fits (D16, "clamped"). */
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

/** Why a file cannot be used as a photo. */
export type Problem = 'unreadable' | 'empty' | 'not-an-image' | 'heic' | 'broken' | 'blocked' | 'no-room';

/** Scales a size down so that no side is longer than `longest` px; never up. The sides are whole numbers of at least 1. */
export function fitted({ width, height }: Size, longest: number): Size {
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/**
 * Limits a zoom ratio.
 * @param fit the ratio at which the whole picture fits
 */
export function clampedZoom(ratio: number, fit: number): number {
  return Math.min(fit * MOST_ZOOM, Math.max(fit * LEAST_ZOOM, ratio));
}

/** A step of the slider of the zoom, of 0 to 100; each is as much larger as the one before. */
export const sliderAt = (zoom: number): number =>
  Math.round((100 * Math.log(zoom / LEAST_ZOOM)) / Math.log(MOST_ZOOM / LEAST_ZOOM));

/** The zoom at a step of the slider, relative to the size at which the whole picture fits. */
export const zoomAt = (step: number): number => LEAST_ZOOM * (MOST_ZOOM / LEAST_ZOOM) ** (step / 100);

/**
 * Converts the square chosen on the scaled-down picture to pixels of the original, and moves it entirely inside.
 * @param chosen from the cropper; it may have fractions and reach beyond the edges
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
 * Why the browser could not decode a file. Checks the first bytes, because name and declared type may be wrong.
 * @param start the first 64 bytes or more
 */
export function problemOf(start: Uint8Array): Problem {
  if (start.length === 0) return 'empty';
  const text = String.fromCharCode(...start.subarray(0, 64));
  if (/^ftyp(hei[cxms]|hev[cx]|mif1|msf1)/.test(text.slice(4))) return 'heic';
  return SIGNATURES.some(([at, pattern]) => pattern.test(text.slice(at))) ? 'broken' : 'not-an-image';
}
