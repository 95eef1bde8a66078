/** How often a chunk that did not arrive is asked for again. */
export const TRIES_AGAIN = 3;

/** What is added to a chunk's address after so many failures, so that it is new to the browser and to every cache. */
export const queryAfter = (failures: number): string => (failures ? `?${failures}` : '');
