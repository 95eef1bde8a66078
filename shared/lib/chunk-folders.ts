/**
 * The folder of the chunks, and three more spellings of the same folder. A browser remembers for the life of a page that a module's
 * address failed, also for modules imported by the chunk (seen in Chromium 153), and a query on the chunk does not reach those. A folder
 * spelt another way (RFC 3986: the same resource) makes every address below it new, while any server serves the same files.
 */
export const CHUNK_FOLDERS = ['chunks', '%63hunks', 'c%68unks', 'ch%75nks'] as const;
