/** Saving the order of a sortable list, on a route that the page supplies (D21). */
import * as v from 'valibot';
import { anyButLogIn } from './answers.ts';
import { endpoint } from './endpoint.ts';
import { object } from '../lib/schema.ts';
import { id } from './values.ts';

export const saveOrder = endpoint({
  method: 'POST',
  path: '{route}',
  request: object({ order: v.array(id) }),
  answer: anyButLogIn,
  mayBePage: true,
  notes: 'The page supplies the route. `order` holds the ids from first to last. Any 2xx answer is success.',
});
