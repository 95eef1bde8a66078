/** HTML that the page gives a widget in a slot, in place of a text. */
import { PageError, memberOf } from '../index.ts';

/** Whether the page has put HTML of its own into this slot of the widget's element. */
export const hasSlotted = (element: Element, slot: string): boolean =>
  [...memberOf(element, 'children')].some((child) => child.slot === slot);

const isBlank = (value: unknown): boolean => typeof value !== 'string' || value.trim() === '';

/**
 * What is missing of the content that a widget cannot do without.
 * @param properties their schema; those that are `textOrSlot` are looked at
 * @param values a text for each, unless the page gives none
 * @returns one sentence for the template author about all that is missing, or none: a widget stops with one error, and `check()` shows the same
 */
export function missingContent(
  { entries }: { entries: object },
  values: Readonly<Record<string, unknown>>,
  element: Element,
): string[] {
  const missing = Object.entries(entries)
    .filter(([name, schema]) => 'orSlot' in schema && isBlank(values[name]) && !hasSlotted(element, name))
    .map(([name]) => `"${name}" is missing; expected a text, or a child of the element with slot="${name}".`);
  return missing.length ? [missing.join(' ')] : [];
}

/** @throws PageError when content is missing ({@link missingContent}) */
export function needContent(...all: Parameters<typeof missingContent>): void {
  const [sentence] = missingContent(...all);
  if (sentence) throw new PageError('properties', sentence);
}
