import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isCutOff } from '../../widgets/avatar/parts/cut-off.ts';

const letters = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
/** A JPEG in small: a segment that holds a small picture with its own end, picture data with a restart mark, the end. */
const jpeg = [
  ...[0xff, 0xd8],
  ...[0xff, 0xe1, 0, 8, 0xff, 0xd8, 1, 2, 0xff, 0xd9],
  ...[0xff, 0xda, 0, 4, 9, 9, 7, 7, 0xff, 0, 7, 0xff, 0xd3, 7, 7],
  ...[0xff, 0xd9],
];
const png = [
  ...[0x89, ...letters('PNG'), 13, 10, 26, 10],
  ...[0, 0, 0, 4, ...letters('IDAT'), 1, 2, 3, 4, 0, 0, 0, 0],
  ...[0, 0, 0, 0, ...letters('IEND'), 0, 0, 0, 0],
];
const webp = [...letters('RIFF'), 12, 0, 0, 0, ...letters('WEBP'), 1, 2, 3, 4, 5, 6, 7, 8];

it.each([
  ['JPEG', jpeg],
  ['PNG', png],
  ['WebP', webp],
])('a %s is whole, whatever follows its end, and cut off wherever it is cut', (_, bytes) => {
  expect(isCutOff(Uint8Array.from(bytes))).toBe(false);
  expect(isCutOff(Uint8Array.from([...bytes, ...letters('more, as phones append')]))).toBe(false);
  for (let length = 16; length < bytes.length; length += 1)
    expect(isCutOff(Uint8Array.from(bytes.slice(0, length))), `${length} of ${bytes.length} bytes`).toBe(true);
});

it('ignores other files, and terminates for any bytes', () => {
  expect(isCutOff(Uint8Array.from(letters('GIF89a')))).toBe(false);
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), fc.constantFrom(jpeg, png, webp, []), (noise, start) => {
      expect(typeof isCutOff(Uint8Array.from([...start.slice(0, 12), ...noise]))).toBe('boolean');
    }),
  );
});
