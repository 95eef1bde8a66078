import { createHash } from 'node:crypto';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Letters of a chunk's name: 25 bits tell one build of a chunk from another, and each letter stands in the loader's table. */
export const HASH_LETTERS = 5;

/** The first letters (5 bits each) of the SHA-256 of what is written. */
export const hashOf = (contents: Uint8Array | string, letters = HASH_LETTERS): string =>
  [...createHash('sha256').update(contents).digest().subarray(0, letters)].map((byte) => LETTERS[byte % 32]).join('');

/** `loader.js` with these contents: `loader-K4VQ2MZ7.js`. */
export const hashedName = (name: string, contents: Uint8Array | string, letters = HASH_LETTERS): string =>
  name.replace(/(\.\w+)$/, `-${hashOf(contents, letters)}$1`);
