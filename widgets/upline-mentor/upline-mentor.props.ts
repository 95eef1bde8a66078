import * as v from 'valibot';
import { id, object, optional, text } from '../../shared/lib/schema/index.ts';
import { list, upline } from '../../shared/contract/index.ts';

/** As `searchable-select` writes its options. */
const valueAndLabel = v.pipe(
  object({ value: id, label: text }),
  v.transform(({ value, label }) => ({ user_id: value, name: label })),
);

export const properties = object({
  /** The dealer who gets a mentor. */
  dealer_id: id,
  /** The mentor now. */
  upline_mentor_id: optional(id),
  /** The mentor's name as the server last returned it; in place of an empty one, the name in `options`. */
  mentor_name: optional(text, ''),
  /** The people to choose from; thousands are fine. */
  options: optional(
    list(v.union([upline, valueAndLabel], 'expected {"user_id": …, "name": …} or {"value": …, "label": …}')),
    [],
  ),
  /** Whose mentor it is, such as the dealer's name; part of the button's accessible name. Default: the header of the table row, or the id. */
  label: optional(text),
});

/** The mentor's name as the server returned it. */
export const change = v.string();

export type Properties = v.InferOutput<typeof properties>;
