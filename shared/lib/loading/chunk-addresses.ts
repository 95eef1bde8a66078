/** How often a chunk is retried after it failed to load. */
export const MAX_RETRIES = 3;

/** The query that is added to a chunk's address after this many failures, so that no cache repeats the failed response. */
export const retryQuery = (failures: number): string => (failures ? `?${failures}` : '');
