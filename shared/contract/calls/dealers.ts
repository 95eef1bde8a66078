/** Dealers to choose from. */
import { dealer, documented, endpoint, list } from '../index.ts';
import { object, text } from '../../lib/schema/index.ts';

export const searchDealers = endpoint({
  method: 'GET',
  path: '/api/search-dealers',
  request: object({ q: text }),
  answer: list(dealer),
  mayBeLong: true,
});
documented(searchDealers, {
  summary: 'Find dealers',
  notes: '`q` is what was typed, at least 2 characters of it; asked 300 ms after the last key.',
  checks:
    '`q` has at least 2 characters. The person may see dealers; the answer has only those they may see, in a limited number.',
});
