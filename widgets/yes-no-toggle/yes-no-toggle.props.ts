import * as v from 'valibot';
import { flag, id, text } from '../../shared/contract/basic-values.ts';
import { isAllowedRoute, ROUTE_EXPECTATION } from '../../shared/lib/url/allowed-route.ts';
import { kinds, missingFrom } from './yes-no-toggle.model.ts';

export const properties = v.pipe(
  v.object({
    /** What is switched; it decides the address, the payload and the words (part 7, "Admin"). */
    kind: v.picklist(kinds),
    /** The id of the thing: recognition, vacancy, dealer, committee user, assessment, recognition user or whatever the route expects. */
    id: v.optional(id),
    /** The payload's `type`. */
    type: v.optional(text),
    /** The payload's `slider`. */
    slider: v.optional(text),
    /** The state the server last returned. */
    value: v.optional(flag, false),
    /** The accessible name: the item that is switched, such as a person's name. Default: the kind with the header of the table row, or the id. */
    label: v.optional(text),
    /** The path that is posted to (D14). */
    route: v.optional(
      v.pipe(
        text,
        v.check((route) => isAllowedRoute(route), ROUTE_EXPECTATION),
      ),
    ),
  }),
  v.check(
    (given) => !missingFrom(given),
    ({ input }) => `kind "${input.kind}" needs the property "${missingFrom(input)}".`,
  ),
);

/** The new state, after the server has answered. */
export const change = v.boolean();

export type Properties = v.InferOutput<typeof properties>;
