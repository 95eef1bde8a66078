import * as v from 'valibot';
import { text } from '../../shared/contract/basic-values.ts';
import { decimal } from '../../shared/contract/values.ts';
import { isAllowedRoute, ROUTE_EXPECTATION } from '../../shared/lib/allowed-route.ts';

export const properties = v.object({
  /** What the form is for; its heading. */
  title: v.optional(text, ''),
  /** Where the file is posted to: a path on this site or another site's address. */
  uploadUrl: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('expected the address the file is posted to'),
    v.check((address) => isAllowedRoute(address), ROUTE_EXPECTATION),
  ),
  /** As HTML's `accept`: `.pdf,image/*`. Other files are refused before anything is sent. */
  accept: v.optional(text, ''),
  /** The largest file in bytes; larger ones are refused before anything is sent. */
  max_bytes: v.optional(v.pipe(decimal, v.integer('expected whole bytes'), v.minValue(1, 'expected at least 1 byte'))),
});

export type Properties = v.InferOutput<typeof properties>;
