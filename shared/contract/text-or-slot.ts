import { optional, text } from '../lib/schema/index.ts';

/**
 * A text that is needed, unless a child of the widget's element has HTML of the page in its place: `slot` of the child is the name of the property.
 * @param of how a text is read
 */
// @__NO_SIDE_EFFECTS__
export const textOrSlot = (of: typeof text = text) => ({ ...optional(of), orSlot: true });
