import { logWarning } from '../lib/page/log.ts';
import { PageError } from '../lib/page/page-error.ts';
import type { Instance } from './parts.ts';

/**
 * One list for each text on the page, `undefined` for one that cannot be read: a browser keeps a list with a listener, and so all that the
 * listener knows, for ever.
 */
const lists = new Map<string, MediaQueryList | undefined>();
const waiting = new WeakMap<Element, () => void>();

/**
 * Calls back when a media query matches, now or later, unless the element has left the page. An invalid query is logged once and counts as matching.
 * @param load `media(…)` with a whole query inside, or with one condition without its parentheses
 */
export function whenMedia(
  instances: ReadonlyMap<Element, Instance>,
  element: Element,
  load: string,
  due: () => void,
): void {
  if (!lists.has(load)) lists.set(load, listOf(load, element));
  const list = lists.get(load);
  if (!list || list.matches) return due();
  waiting.set(element, due);
  list.onchange = () => {
    if (!list.matches) return;
    for (const each of instances.values()) if (each.load === load) waiting.get(each.element)?.();
  };
}

function listOf(load: string, element: Element): MediaQueryList | undefined {
  const query = load.slice('media('.length, -1);
  const list = [query, `(${query})`].map((each) => matchMedia(each)).find(({ media }) => media !== 'not all');
  if (!list)
    logWarning(
      new PageError(
        'markup',
        `data-load="${load.slice(0, 80)}" is not a media query the browser can read, so the widget is loaded at once. Write one such as data-load="media((min-width: 600px))".`,
      ),
      element,
    );
  return list;
}
