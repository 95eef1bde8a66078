import { pageSettings } from '../../page/index.ts';

/** The prefix of every key. */
const KEPT = 'dealer-widgets';

/**
 * A key without the user: for a value that belongs to nobody, or in which it is written whose it is.
 * @param parts the widget's name, then whatever identifies the item
 */
export const keptForAll = (parts: readonly string[]): string =>
  [KEPT, ...parts].map((part) => part.replace(/[%:]/g, encodeURIComponent)).join(':');

/**
 * The key of a kept value. It contains the widget, the item and, if the page names one, the person (D18), so that on a shared phone or
 * computer no person gets the values of another.
 * @param parts the widget's name, then whatever identifies the item
 * @param user_id the user id from the element; default is the page setting `user_id`
 */
export function keptUnder(parts: readonly string[], user_id?: string | null): string {
  const person = user_id || pageSettings().user_id;
  return keptForAll(person ? [...parts, person] : parts);
}
