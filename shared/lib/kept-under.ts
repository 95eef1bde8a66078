// chunk: core
import { pageSettings } from './page-settings.ts';

/** How every such name begins. */
export const KEPT = 'dealer-widgets';

/**
 * The name something is kept under in the browser: the widget, the item, and the person when the page names one (D18), so that nothing of
 * one person is shown to the next on the same phone or office computer.
 * @param parts the widget's name, then what tells the item from others
 * @param user_id whose it is by the element's own word; otherwise the page setting `user_id` counts
 */
export function keptUnder(parts: readonly string[], user_id?: string | null): string {
  const person = user_id || pageSettings().user_id;
  return [KEPT, ...parts, ...(person ? [person] : [])]
    .map((part) => part.replace(/[%:]/g, encodeURIComponent))
    .join(':');
}
