import * as v from 'valibot';
import { atMost, list, longText } from '../../shared/contract/index.ts';
import { id, object, optional, text } from '../../shared/lib/schema/index.ts';

export const properties = object({
  /** The steps of the procedure in their order; `detail` keeps its line breaks; a step without one does not open. */
  steps: v.pipe(list(object({ title: text, detail: longText })), atMost(500)),
  /** Which procedure it is, such as its id or name: the ticks stay when its steps are changed. Default: its steps' titles. */
  procedure: optional(id),
});

/** The numbers of the steps that are done, counted from 1. */
export const change = object({ done: v.array(v.number()) });

export type Properties = v.InferOutput<typeof properties>;
