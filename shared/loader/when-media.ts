import { logWarning } from '../lib/page/log.ts';

/**
 * Calls back when a media query matches, now or later. An invalid query is logged and counts as matching.
 * @param load `media(…)` with a whole query inside, or with one condition without its parentheses
 */
export function whenMedia(load: string, due: () => void): void {
  const query = load.slice('media('.length, -1);
  const list = [query, `(${query})`].map((each) => matchMedia(each)).find(({ media }) => media !== 'not all');
  if (!list) {
    logWarning(
      'markup',
      `data-load="${load.slice(0, 80)}" is not a media query the browser can read, so the widget is loaded at once. Write one such as data-load="media((min-width: 600px))".`,
    );
    return due();
  }
  const check = (): void => {
    if (list.matches) due();
  };
  list.onchange = check;
  check();
}
