// chunk: wire
/** Finding dealers. */
import { list, name } from './collections.ts';
import { endpoint } from './endpoint.ts';
import { object, optional } from '../lib/schema.ts';
import { id, text } from './values.ts';

export const dealer = object({ user_id: id, pg_code: text, name, team: optional(name, null) });

export const searchDealers = endpoint({
  method: 'GET',
  path: '/api/search-dealers',
  request: object({ q: text }),
  answer: list(dealer),
  mayBeLong: true,
  notes: 'At least 2 characters, asked 300 ms after the last key.',
});
