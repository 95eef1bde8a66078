import * as v from 'valibot';
import { positiveCount } from '../../shared/contract/index.ts';
import { object, optional, text } from '../../shared/lib/schema/index.ts';
import { wireShape } from '../../shared/lib/wire-shape/index.ts';
import { ADDRESS } from '../../shared/lib/index.ts';
import { ROUTE_EXPECTATION, isAllowedRoute } from '../../shared/page/index.ts';

const address = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('expected the address the file is posted to'),
  v.check((given) => isAllowedRoute(given), ROUTE_EXPECTATION),
);
wireShape(address, ADDRESS);

export const properties = object({
  /** What the form is for; its heading. */
  title: optional(text, ''),
  /**
   * Where the file is posted to: a path on this site or another site's address, which gets no anti-forgery token. That site must allow the page by
   * CORS, with `Access-Control-Allow-Headers: x-requested-with`, and a policy of the page must have it in `connect-src`. The page setting `allowed_routes` may limit it.
   */
  uploadUrl: address,
  /** As HTML's `accept`: `.pdf,image/*`. Other files are refused before anything is sent. */
  accept: optional(text, ''),
  /** The largest file in bytes; larger ones are refused before anything is sent. */
  max_bytes: optional(positiveCount),
});

/** The file's name and its size in bytes, after the server has taken it. */
export const change = object({ file: object({ name: v.string(), size: v.number() }) });

export type Properties = v.InferOutput<typeof properties>;
