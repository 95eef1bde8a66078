import type * as v from 'valibot';
import { flag, id, object, optional, text } from '../../shared/lib/schema/index.ts';

export const properties = object({
  /** The recognition whose posters are being made. */
  recognition_id: id,
  /** Whose posters they are; part of the bar's accessible name. Default: the header of the table row. */
  label: optional(text),
  /** Whether posters are being made while the page is written: keeps the space of the bar, so that nothing moves when it appears. */
  show_progress: optional(flag, false),
});

export type Properties = v.InferOutput<typeof properties>;
