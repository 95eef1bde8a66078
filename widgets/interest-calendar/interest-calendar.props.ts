import * as v from 'valibot';

/** It needs nothing: the days follow from today, the interests are fetched. */
export const properties = v.object({});
