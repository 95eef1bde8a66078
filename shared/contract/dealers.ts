// chunk: wire
/** Dealers to choose from. */
import { list, name } from './collections.ts';
import { documented } from './documented.ts';
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
});
WIRE: documented(searchDealers, {
  summary: 'Find dealers',
  notes: '`q` is what was typed, at least 2 characters of it; asked 300 ms after the last key.',
});
