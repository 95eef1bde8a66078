import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { properties } from '../../widgets/avatar/avatar.props.ts';
import * as model from '../../widgets/avatar/parts/photo-dialog/avatar.model.ts';

const size = fc.record({ width: fc.integer({ min: 1, max: 20_000 }), height: fc.integer({ min: 1, max: 20_000 }) });
const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

describe('the size of what is shown', () => {
  it('never has a side over the longest, is never larger than the original, and keeps the shape', () => {
    fc.assert(
      fc.property(size, (original) => {
        const { width, height } = model.fitted(original, 1024);
        expect(Math.max(width, height)).toBeLessThanOrEqual(1024);
        expect(width).toBeLessThanOrEqual(original.width);
        expect(height).toBeLessThanOrEqual(original.height);
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(1);
        const scale = Math.min(1, 1024 / Math.max(original.width, original.height));
        expect(Math.abs(width - original.width * scale)).toBeLessThanOrEqual(1);
        expect(Math.abs(height - original.height * scale)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

it.each([
  [{ header_name: 'X Key' }, 'expected the name of an HTTP header, such as X-Upload-Key'],
  [{ header_value: '鍵' }, 'expected the value of an HTTP header: Latin-1 in one line'],
  [{ header_name: 'X-Key', header_value: ' k 9\n' }, undefined],
])('a header that cannot be sent is refused before the person chooses a photo: %j', (written, message) => {
  expect(v.safeParse(properties, written).issues?.[0].message).toBe(message);
});

describe('the square cut from the original', () => {
  it('has whole numbers, is not empty and lies inside, whatever the cropper returns', () => {
    const chosen = fc.record({
      x: fc.double({ min: -50, max: 1100, noNaN: true }),
      y: fc.double({ min: -50, max: 1100, noNaN: true }),
      side: fc.double({ min: 0, max: 1100, noNaN: true }),
    });
    fc.assert(
      fc.property(size, chosen, (original, square) => {
        const { x, y, side } = model.squareOfOriginal(square, model.fitted(original, 1024), original);
        expect([x, y, side].every(Number.isInteger)).toBe(true);
        expect(side).toBeGreaterThanOrEqual(1);
        expect(x).toBeGreaterThanOrEqual(0);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(x + side).toBeLessThanOrEqual(original.width);
        expect(y + side).toBeLessThanOrEqual(original.height);
      }),
    );
  });

  it('is in pixels of the original', () => {
    const shown = { width: 1024, height: 768 };
    expect(model.squareOfOriginal({ x: 128, y: 0, side: 384 }, shown, { width: 8000, height: 6000 })).toEqual({
      x: 1000,
      y: 0,
      side: 3000,
    });
  });
});

it('has the figures of part 9, and a saved photo that a stock PHP takes (D31)', () => {
  expect([model.LONGEST_SIDE, model.ZOOM_IN, model.ZOOM_OUT, model.SAVED_SIDE, model.SAVED_BYTES]).toEqual([
    1024, 1.1, 0.9, 600, 500_000,
  ]);
});

it('zoom stays within its limits', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.001, max: 100, noNaN: true }),
      fc.double({ min: 0.01, max: 4, noNaN: true }),
      (ratio, fit) => {
        const zoom = model.clampedZoom(ratio, fit);
        expect(zoom).toBeGreaterThanOrEqual(fit * 0.5);
        expect(zoom).toBeLessThanOrEqual(fit * 10);
        if (ratio >= fit * 0.5 && ratio <= fit * 10) expect(zoom).toBe(ratio);
      },
    ),
  );
});

it('the slider goes from the least zoom to the most, each step by the same factor, and shows the zoom of its step', () => {
  const steps = Array.from({ length: 101 }, (_, step) => step);
  expect(steps.map((step) => model.sliderAt(model.zoomAt(step)))).toEqual(steps);
  expect([0, 50, 100].map((step) => model.zoomAt(step).toFixed(3))).toEqual(['0.500', '2.236', '10.000']);
});

describe('why a file could not be opened', () => {
  it.each([
    ['', 'empty'],
    ['\xFF\xD8\xFF\xE0\0\x10JFIF', 'broken'],
    ['\x89PNG\r\n\x1A\n', 'broken'],
    ['GIF89a', 'broken'],
    ['RIFF\x10\0\0\0WEBPVP8 ', 'broken'],
    ['\0\0\0\x20ftypavif', 'broken'],
    ['<svg xmlns="http://www.w3.org/2000/svg"', 'broken'],
    ['\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'heic'],
    ['\0\0\0\x18ftypmif1\0\0\0\0mif1heic', 'heic'],
    ['%PDF-1.7', 'not-an-image'],
    ['hello', 'not-an-image'],
    ...[
      '\xFF\xD8\xFF',
      '\x89PNG',
      'GIF8',
      'BM',
      'RIFF\x10\0\0\0WEBP',
      '\0\0\0\x20ftypavif',
      '\0\0\0\x18ftypheic',
      '<svg',
    ].map((later) => [`Nota: ${later}`, 'not-an-image']),
    ['BM6\0', 'broken'],
    ['<!DOCTYPE html><title>x', 'not-an-image'],
  ])('%j is %s', (start, problem) => {
    expect(model.problemOf(bytes(start))).toBe(problem);
  });
});
