import * as v from 'valibot';
import { checked, flag, id, object, oneOf, optional, text } from '../../shared/lib/schema/index.ts';
import { wireShape } from '../../shared/lib/wire-shape/index.ts';
import { ADDRESS } from '../../shared/lib/index.ts';
import { ROUTE_EXPECTATION, isAllowedRoute } from '../../shared/page/index.ts';
import { kinds, missingFrom } from './yes-no-toggle.model.ts';

const address = checked(text, (route) => !isAllowedRoute(route) && ROUTE_EXPECTATION);
wireShape(address, ADDRESS);

export const properties = checked(
  object({
    /** What is switched; it decides the address, the payload and the words (part 7, "Admin"). */
    kind: oneOf(kinds),
    /** The id of the recognition, vacancy, dealer, committee user, assessment or whatever the route expects. Needed unless `kind` is `slider`. */
    id: optional(id),
    /** The payload's `type`. Needed when `kind` is `slider`. */
    type: optional(text),
    /** The payload's `slider`. Needed when `kind` is `slider`. */
    slider: optional(text),
    /** The state the server last returned. */
    value: optional(flag, false),
    /** The accessible name: the item that is switched, such as a person's name. Default: the kind with the header of the table row, or the id. */
    label: optional(text),
    /** The path that is posted to (D14). Needed when `kind` is `is-active` or `generic`. */
    route: optional(address),
  }),
  (given) => missingFrom(given) && `kind "${given.kind}" needs "${missingFrom(given)}".`,
);

/** The new state, after the server has answered. */
export const change = v.boolean();

export type Properties = v.InferOutput<typeof properties>;
