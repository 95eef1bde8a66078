/**
 * The folder of the chunks, spelt in one of 64 ways. A browser remembers for the life of a page that a module's address failed, also that
 * of a module imported by the chunk (seen in Chromium 153), and a query on the chunk does not reach those. A folder spelt another way
 * (RFC 3986: the same resource) makes every address below it new, while any server serves the same files.
 * @param spelling 0 is the plain one
 */
export const chunkFolder = (spelling: number): string =>
  [...'chunks']
    .map((letter, place) => ((spelling >> place) & 1 ? `%${letter.charCodeAt(0).toString(16)}` : letter))
    .join('');

export const SPELLINGS = 64;

/** How many spellings the manifest's import map vouches for: the first try and three more. */
export const VOUCHED_SPELLINGS = 4;
