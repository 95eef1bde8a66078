/** Saving the order of a sortable list, on a route that the page supplies (D21). */
import * as v from 'valibot';
import { documented, endpoint, nothingRead } from '../index.ts';
import { id, object } from '../../lib/schema/index.ts';

export const saveOrder = endpoint({
  method: 'POST',
  path: '{route}',
  request: object({ order: v.array(id) }),
  answer: nothingRead,
  mayBePage: true,
});
documented(saveOrder, {
  summary: 'Save the order of a list at an address that the page supplies',
  notes:
    'The address is the property `route`. `order` holds the ids from first to last. Any 2xx answer is success, whatever it says, except a log-in page, or a redirect to any page while the page with the widget is redirected too: then the session has ended.',
  checks: '`order` has each id of the list once and no other. The person may change this list.',
});
