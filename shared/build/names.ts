import { createHash } from 'node:crypto';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Letters of the hash in a chunk's name. 5 letters are 25 bits, enough to tell builds apart; each letter adds to the loader's table. */
const HASH_LETTERS = 5;

/** The first letters of the SHA-256 of the contents, 5 bits each. */
export const hashOf = (contents: Uint8Array | string, letters = HASH_LETTERS): string =>
  [...createHash('sha256').update(contents).digest().subarray(0, letters)].map((byte) => LETTERS[byte % 32]).join('');

/** The name with the hash of the contents: `loader.js` becomes `loader-K4VQ2MZ7.js`. */
export const hashedName = (name: string, contents: Uint8Array | string, letters = HASH_LETTERS): string =>
  name.replace(/(\.\w+)$/, `-${hashOf(contents, letters)}$1`);
