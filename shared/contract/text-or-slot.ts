// chunk: open
import { optional } from '../lib/schema.ts';
import { longText } from './long-text.ts';

/** A text that is needed, unless a child of the widget's element has HTML of the page in its place: `slot` of the child is the name of the property. */
// @__NO_SIDE_EFFECTS__
export const textOrSlot = () => ({ ...optional(longText), orSlot: true });
