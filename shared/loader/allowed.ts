import { closestComposed } from '../lib/dom/composed-tree.ts';
import { IGNORE } from './attributes.ts';

/** Whether the page allows this element to be a widget or a copy button. */
export const isAllowed = (element: Element): boolean => !closestComposed(element, `[${IGNORE}]`);
