/** Finding dealers. */
import * as v from 'valibot';
import { list, name } from './collections.ts';
import { endpoint } from './endpoint.ts';
import { id, text } from './values.ts';

export const dealer = v.object({ user_id: id, pg_code: text, name, team: v.optional(name, null) });

export const searchDealers = endpoint({
  method: 'GET',
  path: '/api/search-dealers',
  request: v.object({ q: text }),
  answer: list(dealer),
  notes: 'At least 2 characters, asked 300 ms after the last key.',
});
