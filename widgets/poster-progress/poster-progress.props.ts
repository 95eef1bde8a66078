import * as v from 'valibot';
import { id } from '../../shared/contract/basic-values.ts';

export const properties = v.object({
  /** The recognition whose posters are being made. */
  recognition_id: id,
});

export type Properties = v.InferOutput<typeof properties>;
