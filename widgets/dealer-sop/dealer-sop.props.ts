import * as v from 'valibot';
import { text } from '../../shared/contract/basic-values.ts';
import { list } from '../../shared/contract/collections.ts';

export const properties = v.object({
  /** The steps of the procedure in their order; `detail` keeps its line breaks. */
  steps: list(v.object({ title: text, detail: text })),
});

export type Properties = v.InferOutput<typeof properties>;
