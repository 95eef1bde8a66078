import * as v from 'valibot';
import { object } from '../lib/schema/index.ts';

/** What `dw:change` of a slot screen carries: the place, and all slots that are booked there now, by date. */
export const bookedChange = object({
  place: v.string(),
  slots: v.array(object({ date: v.pipe(v.string(), v.isoDate()), slots: v.array(v.string()) })),
});
