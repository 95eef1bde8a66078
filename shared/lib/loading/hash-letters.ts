/** Letters of the hash in a chunk's name: 24 bits, enough to tell builds apart. Each adds half a byte to the loader's table; other letters add more. */
export const HASH_LETTERS = 6;

/** Letters of the hash in the names of `loader-….js` and `widgets-….css`, and of the build's id. */
export const BUILD_LETTERS = 8;
