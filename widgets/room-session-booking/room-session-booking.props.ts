import * as v from 'valibot';
import { id } from '../../shared/contract/values.ts';

export const properties = v.object({
  /** Who books. It only decides whether the payment goes to the provider's test address (D6); rooms and people are fetched. */
  user_id: v.optional(id),
});

export type Properties = v.InferOutput<typeof properties>;
