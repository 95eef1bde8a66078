import { createHash } from 'node:crypto';
import { HASH_LETTERS } from '../../lib/index.ts';

/** The first letters of the SHA-256 of the contents, `0` to `9` and `A` to `F`. */
export const hashOf = (contents: Uint8Array | string, letters = HASH_LETTERS): string =>
  createHash('sha256').update(contents).digest('hex').slice(0, letters).toUpperCase();

/** The name with the hash of the contents: `loader.js` becomes `loader-4E0B72C9.js`. */
export const hashedName = (name: string, contents: Uint8Array | string, letters = HASH_LETTERS): string =>
  name.replace(/(\.\w+)$/, `-${hashOf(contents, letters)}$1`);
