import * as v from 'valibot';
import { atMost, list } from '../../shared/contract/index.ts';
import { id, object, optional, text } from '../../shared/lib/schema/index.ts';
import { wireShape } from '../../shared/lib/wire-shape/index.ts';
import { ADDRESS } from '../../shared/lib/index.ts';
import { ROUTE_EXPECTATION, isAllowedRoute } from '../../shared/page/index.ts';

const address = v.pipe(
  text,
  v.check((route) => !route || isAllowedRoute(route), ROUTE_EXPECTATION),
);
wireShape(address, ADDRESS);

export const properties = object({
  /** What is put in order, first to last; every id once. */
  items: v.pipe(
    list(object({ id, label: text })),
    atMost(500),
    v.check((items) => new Set(items.map((item) => item.id)).size === items.length, 'expected every id once'),
  ),
  /** The ids are posted with the form around the list as `name[]`, in their order. */
  name: optional(text, 'order'),
  /** Also posts JSON `{ "order": ["3", "1"] }` here after each change, where the page setting `allowed_routes` lets it. */
  route: optional(address, ''),
});

/** The ids in their new order, before a `route` is asked; and the order saved last, if the route does not take it. */
export const change = object({ order: v.array(v.string()) });

export type Properties = v.InferOutput<typeof properties>;
