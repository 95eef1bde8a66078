import * as v from 'valibot';
import { atMost, list, sen } from '../../shared/contract/index.ts';
import { object, optional, text } from '../../shared/lib/schema/index.ts';

/**
 * A price as the page gives it; an empty one is a row not filled in yet. A text that is no amount was typed: a refused form comes
 * back with it, and so does `dw:change` written back.
 */
const price = optional(
  v.union(
    [
      v.pipe(
        v.nullable(v.literal('')),
        v.transform(() => null),
      ),
      sen,
      v.string(),
    ],
    'expected an amount in ringgit, such as 199.95 or "199.95", or nothing',
  ),
  null,
);

export const properties = object({
  /** The rows there are: `{ price_id, name, price }` (part 3); one without a `price` is not filled in yet. */
  prices: optional(v.pipe(list(object({ price_id: text, name: text, price })), atMost(500)), []),
  /** The rows are posted as `name[0][price_id]`, `name[0][name]`, `name[0][price]` … */
  name: optional(text, 'prices'),
});

/** What the form would post now, input by input. */
export const change = v.array(object({ name: v.string(), value: v.string() }));

export type Properties = v.InferOutput<typeof properties>;
