import * as v from 'valibot';
import { id, text } from '../../shared/contract/basic-values.ts';
import { atMost, list } from '../../shared/contract/collections.ts';
import { longText } from '../../shared/contract/long-text.ts';
import { object, optional } from '../../shared/lib/schema.ts';

export const properties = object({
  /** The steps of the procedure in their order; `detail` keeps its line breaks; a step without one does not open. */
  steps: v.pipe(list(object({ title: text, detail: longText })), atMost(500)),
  /** Which procedure it is, such as its id or name: the ticks stay when its steps are changed. Default: its steps' titles. */
  procedure: optional(id),
});

/** The numbers of the steps that are done, counted from 1. */
export const change = object({ done: v.array(v.number()) });

export type Properties = v.InferOutput<typeof properties>;
