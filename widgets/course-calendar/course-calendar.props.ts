import * as v from 'valibot';
import { object } from '../../shared/lib/schema/index.ts';

/** There are no properties: the team is a page setting, and the courses are loaded. */
export const properties = object({});

/** The day that was chosen. */
export const change = v.pipe(v.string(), v.isoDate());
