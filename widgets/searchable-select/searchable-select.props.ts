import * as v from 'valibot';
import { flag, id, object, optional, readBy, text } from '../../shared/lib/schema/index.ts';
import { wireShape } from '../../shared/lib/wire-shape/index.ts';
import { list, map } from '../../shared/contract/index.ts';
import { type Option, readOptions } from './searchable-select.model.ts';

const options = readBy<unknown, Option[]>(readOptions);
wireShape(options, {
  as: v.union([
    list(object({ value: id, label: text })),
    list(object({ user_id: id, name: text })),
    list(text),
    map(v.string(), text),
  ]),
});

export const properties = object({
  /** The name the chosen value is posted under in the host's form. Without it nothing is posted. */
  name: optional(text),
  /** The options: `[{ value, label }]`, `[{ user_id, name }]`, plain texts, or a map of value to label as PHP's `pluck` gives. Browsers put a map's whole numbers first, from the lowest: where the order matters, write a list. */
  options,
  /** The value chosen at first. One that is not among the options is kept and shown as it is. */
  value: optional(text),
  /** What is chosen; the name of the box. */
  label: optional(text),
  /** Shown in the empty box. */
  placeholder: optional(text),
  /** The form cannot be submitted until something is chosen. */
  required: optional(flag, false),
});

/** The chosen value; empty when the choice was cleared. */
export const change = v.string();

export type Properties = v.InferOutput<typeof properties>;
