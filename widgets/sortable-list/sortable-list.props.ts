import * as v from 'valibot';
import { id, text } from '../../shared/contract/basic-values.ts';
import { isAllowedRoute, ROUTE_EXPECTATION } from '../../shared/lib/allowed-route.ts';
import { atMost, list } from '../../shared/contract/collections.ts';

export const properties = v.object({
  /** What is put in order, first to last. */
  items: v.pipe(
    list(v.object({ id, label: text })),
    atMost(500),
    v.check((items) => new Set(items.map((item) => item.id)).size === items.length, 'expected every id once'),
  ),
  /** The ids are posted with the form around the list as `name[]`, in their order. */
  name: v.optional(text, 'order'),
  /** Also posts `{ order: [ids] }` here after each change. */
  route: v.optional(
    v.pipe(
      text,
      v.check((route) => !route || isAllowedRoute(route), ROUTE_EXPECTATION),
    ),
    '',
  ),
});

export type Properties = v.InferOutput<typeof properties>;
