import * as v from 'valibot';
import { id, text } from '../../shared/contract/basic-values.ts';

export const properties = v.object({
  /** The recognition whose posters are being made. */
  recognition_id: id,
  /** Whose posters they are; part of the bar's accessible name. Default: the header of the table row. */
  label: v.optional(text),
});

export type Properties = v.InferOutput<typeof properties>;
