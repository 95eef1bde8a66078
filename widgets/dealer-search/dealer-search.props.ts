import * as v from 'valibot';
import { dealer } from '../../shared/contract/index.ts';
import { flag, id, object, optional, text } from '../../shared/lib/schema/index.ts';

const EXPECTED = 'expected a user_id, or an object { user_id, pg_code, name, team }';

export const properties = object({
  /** The name the chosen dealer's `user_id` is posted under in the host's form. Without it nothing is posted. */
  name: optional(text),
  /** The dealer chosen at first: the whole entry of the search's answer, or only its `user_id`, which is then shown as `ID 3`. */
  value: optional(
    v.union(
      [
        v.pipe(
          v.literal(''),
          v.transform(() => null),
        ),
        v.pipe(
          id,
          // not an id: the JSON of an entry, written in an attribute
          v.check((user_id) => !user_id.startsWith('{')),
          v.transform((user_id) => ({ user_id, pg_code: '', name: '', team: '' })),
        ),
        dealer,
      ],
      EXPECTED,
    ),
    '',
  ),
  /** What is shown for `value`, such as the dealer's name. */
  value_label: optional(text),
  /** Instead of "Dealer". */
  label: optional(text),
  /** The form cannot be submitted until a dealer is chosen. */
  required: optional(flag, false),
});

/** The chosen dealer's `user_id`; empty when the choice was cleared. */
export const change = v.string();

export type Properties = v.InferOutput<typeof properties>;
