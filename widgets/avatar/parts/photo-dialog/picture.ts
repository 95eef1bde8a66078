import { createElement } from '../../../../shared/page/index.ts';
import {
  fitted,
  LONGEST_SIDE,
  type Problem,
  problemOf,
  SAVED_BYTES,
  SAVED_SIDE,
  type Size,
  type Square,
  squareOfOriginal,
} from './avatar.model.ts';

const BLOCKED = "the page's Content-Security-Policy (img-src) refuses blob: addresses. Add blob: to img-src.";

/** The chosen file cannot be used as a photo; `problem` says why. */
export class PictureError extends Error {
  override readonly name = 'PictureError';
  readonly problem: Problem;

  constructor(problem: Problem, file: File, cause?: unknown) {
    const why = problem === 'blocked' ? `shown: ${BLOCKED}` : `cropped: ${problem}. Choose another picture.`;
    super(`The file "${file.name}" (${file.type || 'no type'}, ${file.size} bytes) cannot be ${why}`, { cause });
    this.problem = problem;
  }
}

/** A decoded picture. It holds two object URLs until it is released. */
export interface Picture {
  /** Object URL of the picture scaled down, upright and without metadata, for cropping and preview. */
  readonly url: string;
  readonly shown: Size;
  /**
   * Crops a square out of the original, as a png of at most 600 px and half a megabyte (D31).
   * @param chosen in px of the scaled-down picture
   * @throws PictureError when the browser cannot make the png
   */
  cropped(chosen: Square): Promise<Blob>;
  release(): void;
}

/**
 * Reads a photo of any size. The browser applies the EXIF rotation and takes the first frame of an animation; transparency is kept. No canvas is
 * larger than 1024 px, which every phone supports.
 * @throws PictureError when the file cannot be used
 */
export async function readPicture(file: File): Promise<Picture> {
  const original = new Image();
  const originalUrl = URL.createObjectURL(file);
  try {
    original.src = originalUrl;
    const size = await decode(original, file);
    const shown = fitted(size, LONGEST_SIDE);
    const blob = await pngOf(original, { x: 0, y: 0, ...size }, shown, file);
    const url = URL.createObjectURL(blob);
    return {
      url,
      shown,
      async cropped(chosen) {
        const { x, y, side } = squareOfOriginal(chosen, shown, size);
        const square = { width: side, height: side };
        for (let most = SAVED_SIDE; ;) {
          const png = await pngOf(original, { x, y, ...square }, fitted(square, most), file);
          if (png.size <= SAVED_BYTES) return png;
          most = Math.floor(0.95 * Math.min(most, side) * Math.sqrt(SAVED_BYTES / png.size)); // as much less as there is too much
        }
      },
      release() {
        original.src = '';
        URL.revokeObjectURL(originalUrl);
        URL.revokeObjectURL(url);
      },
    };
  } catch (error) {
    URL.revokeObjectURL(originalUrl);
    throw error;
  }
}

async function decode(image: HTMLImageElement, file: File): Promise<Size> {
  try {
    await image.decode();
  } catch (cause) {
    const problem = problemOf(await bytesOf(file.slice(0, 64), file));
    const isBlocked = problem === 'broken' && (await blobMistakes()).length > 0;
    throw new PictureError(isBlocked ? 'blocked' : problem, file, cause);
  }
  const { naturalWidth: width, naturalHeight: height } = image;
  if (!width || !height) throw new PictureError('broken', file);
  return { width, height };
}

/** The bytes of a part of the file, which may be gone from the disk since it was chosen. */
const bytesOf = (part: Blob, file: File): Promise<Uint8Array> =>
  part.arrayBuffer().then(
    (bytes) => new Uint8Array(bytes),
    (cause: unknown) => {
      throw new PictureError('unreadable', file, cause);
    },
  );

async function pngOf(
  image: HTMLImageElement,
  from: Size & { x: number; y: number },
  to: Size,
  file: File,
): Promise<Blob> {
  const canvas = Object.assign(createElement('canvas'), { width: to.width, height: to.height });
  const context = canvas.getContext('2d');
  if (!context) throw new PictureError('broken', file);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, from.x, from.y, from.width, from.height, 0, 0, to.width, to.height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  canvas.width = 0; // Safari would keep the canvas's memory for a long time
  if (!blob) throw new PictureError('broken', file);
  return blob;
}

/**
 * Why this page cannot show a chosen photo, as sentences. Tries a picture that is certainly whole, because a refusal by the policy and a broken
 * file give the same error.
 */
export async function blobMistakes(): Promise<string[]> {
  const canvas = Object.assign(createElement('canvas'), { width: 1, height: 1 });
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!blob) return [];
  const url = URL.createObjectURL(blob);
  const image = Object.assign(new Image(), { src: url });
  const isShown = await image.decode().then(
    () => true,
    () => false,
  );
  URL.revokeObjectURL(url);
  return isShown ? [] : [`No chosen photo can be shown: ${BLOCKED}`];
}
