import * as v from 'valibot';
import { imageAddress } from '../../shared/contract/index.ts';
import { checked, object, optional, text } from '../../shared/lib/schema/index.ts';
import { wireShape } from '../../shared/lib/wire-shape/index.ts';
import { IMAGE_ADDRESS, isHeaderName, isHeaderValue } from '../../shared/lib/index.ts';

const photo = v.union([v.literal(''), imageAddress], 'expected the address of an image, or an empty text');
wireShape(photo, IMAGE_ADDRESS);

export const properties = object({
  /** Address of the present photo; empty for a member without one. */
  src: optional(photo, ''),
  /** The payload's `name`; also says whose photo it is. */
  name: optional(text, ''),
  /** The payload's `token` (D16). */
  token: optional(text, '{token}'),
  /** Name of the header that is sent besides the usual ones (D16). */
  header_name: optional(
    checked(text, (name) => !isHeaderName(name) && 'expected the name of an HTTP header, such as X-Upload-Key'),
    'X-Requested-With',
  ),
  /** The value of that header. */
  header_value: optional(
    checked(text, (value) => !isHeaderValue(value) && 'expected the value of an HTTP header: Latin-1 in one line'),
    'XMLHttpRequest',
  ),
});

/** The new photo, a png, after the server has taken it. */
export const change = object({ image: v.blob() });

export type Properties = v.InferOutput<typeof properties>;
