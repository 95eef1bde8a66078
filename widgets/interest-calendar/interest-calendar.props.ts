import * as v from 'valibot';

/** It needs nothing: the days follow from today, the interests are fetched. */
export const properties = v.object({});

/** The day that was chosen. */
export const change = v.pipe(v.string(), v.isoDate());
