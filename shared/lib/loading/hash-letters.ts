/** Letters of the hash in a chunk's name: 24 bits, enough to tell builds apart. Each adds half a byte to the loader's table; other letters add more. */
export const HASH_LETTERS = 6;
