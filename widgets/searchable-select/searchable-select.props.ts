import * as v from 'valibot';
import { flag, text } from '../../shared/contract/values.ts';
import { type Option, readOptions } from './searchable-select.model.ts';

export const properties = v.object({
  /** The name the chosen value is posted under in the host's form. Without it nothing is posted. */
  name: v.optional(text),
  /** What there is to choose from: `[{ value, label }]`, `[{ user_id, name }]`, or a map of value to label as PHP's `pluck` gives. */
  options: v.pipe(
    v.unknown(),
    v.rawTransform<unknown, Option[]>(({ dataset, addIssue, NEVER }) => {
      try {
        return readOptions(dataset.value);
      } catch (error) {
        addIssue({ message: (error as Error).message });
        return NEVER;
      }
    }),
  ),
  /** The value chosen at first. One that is no option is kept and shown as it is. */
  value: v.optional(text),
  /** What is chosen; the name of the box. */
  label: v.optional(text),
  /** Shown in the empty box. */
  placeholder: v.optional(text),
  /** The form is held back until something is chosen. */
  required: v.optional(flag, false),
});

export type Properties = v.InferOutput<typeof properties>;
